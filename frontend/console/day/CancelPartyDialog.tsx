import { useId, useRef, useState, type RefObject } from 'react';
import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import { ApiError } from '../../api/client';
import * as limits from '../../api/limits';
import type { PartyRecord, SheetDeparture } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import { closeDialog, Modal } from '../../ui/Modal';
import { useSubmit } from '../../ui/use-submit';
import { explainFailure } from '../explain-failure';
import { formatPeople } from '../format-people';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog.module.css';
import styles from '../forms/forms.module.css';

interface Props {
  party: PartyRecord;
  departure: SheetDeparture;
  /** Cancels the party as it was when the dialog opened; errors are shown, and the reason is kept. */
  onCancel: (party: PartyRecord, reason: string) => Promise<void>;
  onClose: () => void;
  /** Takes the focus if the element that opened the dialog is gone when it closes. */
  fallbackRef: RefObject<HTMLElement | null>;
}

/** Asks for the reason to cancel a party's booking. */
export function CancelPartyDialog({ party, departure, onCancel, onClose, fallbackRef }: Props) {
  // Keeps the revision from opening, so that the server rejects the cancellation if the party changes.
  const [initialParty] = useState(party);
  const [reason, setReason] = useState('');
  const formRef = useRef<HTMLFormElement>(null);
  const bodyId = useId();
  const { sending, error, submit } = useSubmit(async () => {
    await onCancel(initialParty, reason.trim());
    formRef.current?.closest('dialog')?.close();
  });
  const fields = error instanceof ApiError ? error.fields : {};
  const { date, startTime, place } = departure;
  const title = `Cancel the booking of ${initialParty.name}?`;
  return (
    <Modal wide title={title} bodyId={bodyId} onClose={onClose} fallbackRef={fallbackRef}>
      <p id={bodyId}>
        {[
          formatPeople(initialParty.people),
          formatDayAndDate(date),
          formatTime(startTime),
          place,
        ].join(', ')}
        .
      </p>
      <form ref={formRef} className={styles.form} aria-busy={sending} onSubmit={submit}>
        <Field label="Reason" hint="The visitor will read this." error={fields.reason}>
          {(props) => (
            <input
              {...props}
              required
              autoComplete="off"
              maxLength={limits.DepartureInput.reason.maxLength}
              value={reason}
              onChange={(event) => {
                setReason(event.target.value);
              }}
            />
          )}
        </Field>
        {error !== null && Object.keys(fields).length === 0 && (
          <Alert>The booking wasn’t canceled. {explainFailure(error)}</Alert>
        )}
        <div className={dialog.actions}>
          <button className={button.danger} type="submit" aria-disabled={sending}>
            Cancel booking
          </button>
          <button className={button.quiet} type="button" onClick={closeDialog}>
            Keep booking
          </button>
        </div>
      </form>
    </Modal>
  );
}
