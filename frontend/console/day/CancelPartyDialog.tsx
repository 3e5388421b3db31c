import { useId, useState, type RefObject } from 'react';
import { formatDayAndDate, formatTime } from 'shared/new-york-texts';
import * as limits from '../../api/limits';
import type { PartyRecord, SheetDeparture } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { Field } from '../../ui/Field';
import { closeDialog, Modal } from '../../ui/Modal';
import { formatPeople } from '../format-people';
import { useForm } from '../forms/use-form';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog.module.css';
import styles from '../forms/forms.module.css';

interface Props {
  party: PartyRecord;
  departure: SheetDeparture;
  /** Cancels the booking of the party as it was when the dialog opened. On failure, the dialog stays open. */
  onCancel: (party: PartyRecord, reason: string) => Promise<void>;
  onClose: () => void;
  /** Takes the focus when the dialog closes, if the element that opened the dialog no longer exists. */
  focusFallbackRef: RefObject<HTMLElement | null>;
}

/** Asks for a reason, and cancels a party's booking. */
export function CancelPartyDialog({
  party,
  departure,
  onCancel,
  onClose,
  focusFallbackRef,
}: Props) {
  // The party as it was when the dialog opened: if it changes, the server rejects the old revision.
  const [initialParty] = useState(party);
  const [reason, setReason] = useState('');
  const bodyId = useId();
  const { form, sending, errors, failure } = useForm(async (close) => {
    await onCancel(initialParty, reason.trim());
    close();
  });
  const { date, startTime, place } = departure;
  const title = `Cancel ${initialParty.name}’s booking?`;
  return (
    <Modal wide title={title} bodyId={bodyId} onClose={onClose} focusFallbackRef={focusFallbackRef}>
      <p id={bodyId}>
        {[
          formatPeople(initialParty.people),
          formatDayAndDate(date),
          formatTime(startTime),
          place,
        ].join(', ')}
        .
      </p>
      <form {...form} className={styles.form}>
        <Field label="Reason" hint="The visitor will read this." error={errors.reason}>
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
        {failure && <Alert>The booking wasn’t canceled. {failure}</Alert>}
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
