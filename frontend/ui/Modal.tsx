import {
  useEffect,
  useId,
  useRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { useWords } from './language';
import { dialogWords } from './words/dialog';
import styles from './dialog.module.css';

interface Props {
  title: string;
  /** The id of what the dialog says. */
  bodyId: string;
  onClose: () => void;
  /** Takes the focus where what had it is gone or disabled when the dialog closes. */
  fallbackRef: RefObject<HTMLElement | null>;
  /** For one with a form in it. */
  wide?: boolean;
  children: ReactNode;
}

/** Closes the dialog that what was clicked is in. */
export function closeDialog({ currentTarget }: SyntheticEvent): void {
  currentTarget.closest('dialog')?.close();
}

/** A dialog before the page: open as long as it is there. Esc and the close control close it. */
export function Modal({ title, bodyId, onClose, fallbackRef, wide = false, children }: Props) {
  const words = useWords(dialogWords);
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => {
    const dialog = dialogRef.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);

  return (
    <dialog
      ref={dialogRef}
      className={wide ? styles.wide : styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={bodyId}
      onClose={() => {
        // The browser has given the focus back by now, if there was anything to give it to.
        if (
          document.activeElement === document.body ||
          dialogRef.current?.contains(document.activeElement)
        ) {
          fallbackRef.current?.focus();
        }
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <button className={styles.close} type="button" aria-label={words.close} onClick={closeDialog}>
        <span aria-hidden="true">×</span>
      </button>
    </dialog>
  );
}
