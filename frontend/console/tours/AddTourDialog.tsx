import clsx from 'clsx';
import { useId, useRef, useState, type RefObject } from 'react';
import { tourId } from 'shared/tour-settings';
import { ApiError, errorSentence } from '../../api/client';
import * as limits from '../../api/limits';
import type { NewTourInput, PlaceRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import { Modal } from '../../ui/Modal';
import { useSubmit } from '../../ui/use-submit';
import { addTour } from '../guide-api';
import { InputField } from '../forms/InputField';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import dialog from '../../ui/dialog.module.css';
import styles from './editor.module.css';

interface Props {
  /** All tours. */
  tours: readonly PlaceRecord[];
  /** Called with the new tour's id. */
  onAdded: (id: string) => void;
  onClose: () => void;
  /** Takes the focus if the element that opened the dialog is gone when it closes. */
  fallbackRef: RefObject<HTMLElement | null>;
}

/** Adds a tour. */
export function AddTourDialog({ tours, onAdded, onClose, fallbackRef }: Props) {
  const [name, setName] = useState('');
  const [list, setList] = useState<NewTourInput['list']>('day');
  const formRef = useRef<HTMLFormElement>(null);
  const bodyId = useId();
  const { sending, error, submit } = useSubmit(async () => {
    const { id } = await addTour({ list, name: name.trim() });
    formRef.current?.closest('dialog')?.close();
    onAdded(id);
  });
  const fields = error instanceof ApiError ? error.fields : {};
  const otherList = list === 'day' ? 'night' : 'day';
  const namesake = tours.find(({ id }) => id === tourId({ list: otherList, place: name }));
  return (
    <Modal wide title="Add a tour" bodyId={bodyId} onClose={onClose} fallbackRef={fallbackRef}>
      <p id={bodyId}>It stays hidden until you show it to visitors.</p>
      <form ref={formRef} className={styles.form} aria-busy={sending} onSubmit={submit}>
        <InputField
          label="Name"
          hint="Where it goes. It’s used in bookings and in the page’s address, so it can’t be changed later."
          maxLength={limits.NewTourInput.name.maxLength}
          error={fields.name}
          value={name}
          onChange={setName}
        />
        <Field label="List" error={fields.list}>
          {(props) => (
            <select
              {...props}
              value={list}
              onChange={(event) => {
                setList(event.target.value as NewTourInput['list']);
              }}
            >
              <option value="day">Day tours</option>
              <option value="night">Night tours</option>
            </select>
          )}
        </Field>
        <p className={clsx(namesake && callout.notice)} role="status">
          {namesake &&
            `There’s already a ${otherList} tour named “${namesake.place}”. Visitors can tell the two apart only by day and night.`}
        </p>
        {error !== null && Object.keys(fields).length === 0 && (
          <Alert>The tour wasn’t added. {errorSentence(error)}</Alert>
        )}
        <div className={dialog.actions}>
          <button className={button.button} type="submit" aria-disabled={sending}>
            Add
          </button>
        </div>
      </form>
    </Modal>
  );
}
