import clsx from 'clsx';
import { useId, useState, type RefObject } from 'react';
import { tourId } from 'shared/tour-settings';
import * as limits from '../../api/limits';
import type { NewTourInput, PlaceRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import { Modal } from '../../ui/Modal';
import { addTour } from '../guide-api';
import { InputField } from '../forms/InputField';
import { useForm } from '../forms/use-form';
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
  /** Takes the focus when the dialog closes, if the element that opened the dialog no longer exists. */
  focusFallbackRef: RefObject<HTMLElement | null>;
}

/** A dialog that asks for a new tour's name and list, and adds the tour. */
export function AddTourDialog({ tours, onAdded, onClose, focusFallbackRef }: Props) {
  const [name, setName] = useState('');
  const [list, setList] = useState<NewTourInput['list']>('day');
  const bodyId = useId();
  const { form, sending, errors, failure } = useForm(async (close) => {
    const { id } = await addTour({ list, name: name.trim() });
    close();
    onAdded(id);
  });
  const otherList = list === 'day' ? 'night' : 'day';
  const tourWithSameName = tours.find(({ id }) => id === tourId({ list: otherList, place: name }));
  return (
    <Modal
      wide
      title="Add a tour"
      bodyId={bodyId}
      onClose={onClose}
      focusFallbackRef={focusFallbackRef}
    >
      <p id={bodyId}>The tour stays hidden until you show it to visitors.</p>
      <form {...form} className={styles.form}>
        <InputField
          label="Name"
          hint="The tour’s destination. It’s used in bookings and in the page’s address, so it can’t be changed later."
          maxLength={limits.NewTourInput.name.maxLength}
          error={errors.name}
          value={name}
          onChange={setName}
        />
        <Field label="List" error={errors.list}>
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
        <p className={clsx(tourWithSameName && callout.notice)} role="status">
          {tourWithSameName &&
            `There’s already a ${otherList} tour named “${tourWithSameName.place}”. Visitors can tell the two apart only by day and night.`}
        </p>
        {failure && <Alert>The tour wasn’t added. {failure}</Alert>}
        <div className={dialog.actions}>
          <button className={button.button} type="submit" aria-disabled={sending}>
            Add
          </button>
        </div>
      </form>
    </Modal>
  );
}
