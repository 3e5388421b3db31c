import { useId, useState, type RefObject } from 'react';
import type { BookedDeparture, PlaceInput } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { closeDialog, Modal } from '../../ui/Modal';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog.module.css';
import { explainFailure } from '../explain-failure';
import { BookedList } from './BookedList';

type Answer = NonNullable<PlaceInput['bookedDepartures']>;

interface Props {
  departures: readonly BookedDeparture[];
  /** Saves the settings with the guide's answer. The dialog shows errors. */
  onAnswer: (answer: Answer) => Promise<void>;
  onClose: () => void;
  /** Takes the focus when the dialog closes, if the element that opened the dialog no longer exists. */
  focusFallbackRef: RefObject<HTMLElement | null>;
}

/** A dialog that asks whether booked departures change with their tour's settings, or keep the old settings. */
export function BookedDeparturesDialog({ departures, onAnswer, onClose, focusFallbackRef }: Props) {
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const bodyId = useId();
  const isSingle = departures.length === 1;
  const pronoun = isSingle ? 'it' : 'them';
  const submit = async (answer: Answer, dialogElement: HTMLDialogElement | null) => {
    if (sending) return;
    setSending(true);
    setError(null);
    try {
      await onAnswer(answer);
      dialogElement?.close();
    } catch (reason) {
      setError(reason);
      setSending(false);
    }
  };
  const renderAnswerButton = (answer: Answer, label: string, className?: string) => (
    <button
      className={className}
      type="button"
      aria-disabled={sending}
      onClick={({ currentTarget }) => void submit(answer, currentTarget.closest('dialog'))}
    >
      {label}
    </button>
  );
  return (
    <Modal
      wide
      title="Change booked departures?"
      bodyId={bodyId}
      onClose={onClose}
      focusFallbackRef={focusFallbackRef}
    >
      <p id={bodyId}>
        {isSingle ? '1 departure is' : `${String(departures.length)} departures are`} already
        booked. Change {pronoun}, too? {isSingle ? 'Its' : 'Their'} visitors will see the change.
      </p>
      <BookedList departures={departures} />
      {error !== null && <Alert>The tour wasn’t saved. {explainFailure(error)}</Alert>}
      <div className={dialog.actions}>
        {renderAnswerButton('change', `Change ${pronoun}, too`, button.button)}
        {renderAnswerButton('keep', `Keep ${pronoun} as booked`, button.quiet)}
        <button className={button.quiet} type="button" onClick={closeDialog}>
          Cancel
        </button>
      </div>
    </Modal>
  );
}
