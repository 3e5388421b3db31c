import { useState } from 'react';
import * as limits from '../../api/limits';
import { Alert } from '../../ui/Alert';
import { TextArea } from '../forms/TextArea';
import { useForm } from '../forms/use-form';
import button from '../../ui/button.module.css';
import styles from './notice.module.css';

interface Props {
  /** Describes how many parties the message reaches, and how. */
  reach: string;
  /** The current message; empty if there is none. */
  text: string;
  /** Sends the message; errors are shown, and the form keeps its text. */
  onSave: (text: string) => Promise<void>;
  onDelete: () => Promise<void>;
  onClose: () => void;
}

/** Writes, changes, or deletes the message to everyone who has booked a departure. */
export function NoticeForm({ reach, text: savedText, onSave, onDelete, onClose }: Props) {
  const [text, setText] = useState(savedText);
  const [isDeleting, setIsDeleting] = useState(false);
  const { form, sending, errors, failure } = useForm(
    async () => {
      await (isDeleting ? onDelete() : onSave(text));
      onClose();
    },
    { takesFocus: true },
  );
  return (
    <form {...form} className={styles.form} aria-label="Message to all">
      <TextArea
        label="Message to all"
        hint={`Goes to ${reach} Everyone who books, now or later, sees it on their ticket. Parties that email can’t reach are listed here.`}
        required={!isDeleting}
        rows={4}
        maxLength={limits.NoticeInput.text.maxLength}
        error={errors.text}
        value={text}
        onChange={setText}
      />
      {failure && (
        <Alert>
          Nothing was {isDeleting ? 'taken down' : 'sent'}. {failure}
        </Alert>
      )}
      <div className={styles.buttons} data-actions>
        <button
          className={button.button}
          type="submit"
          aria-disabled={sending}
          onClick={() => {
            setIsDeleting(false);
          }}
        >
          {savedText === '' ? 'Send to all' : 'Change for all'}
        </button>
        {savedText !== '' && (
          <button
            className={button.danger}
            type="submit"
            aria-disabled={sending}
            onClick={() => {
              setIsDeleting(true);
            }}
          >
            Take down
          </button>
        )}
        <button className={button.quiet} type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
