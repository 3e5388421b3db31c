import {
  useEffect,
  useId,
  useRef,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { texts } from './texts.en';
import styles from './dialog.module.css';

interface Props {
  title: string;
  /** The id of the element that describes the dialog. */
  bodyId: string;
  onClose: () => void;
  /** Takes the focus when the dialog closes, if the element that opened the dialog no longer exists or is disabled. */
  focusFallbackRef: RefObject<HTMLElement | null>;
  /** Whether the dialog is wide enough for a form. */
  wide?: boolean;
  children: ReactNode;
}

/** Closes the dialog around the clicked element. */
export function closeDialog({ currentTarget }: SyntheticEvent): void {
  currentTarget.closest('dialog')?.close();
}

/** A modal dialog, open while mounted. Esc and the close button close it. */
export function Modal({ title, bodyId, onClose, focusFallbackRef, wide = false, children }: Props) {
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
        // By now, the browser has restored the focus if the element that opened the dialog can still take it.
        const { activeElement, body } = document;
        const isFocusLost = activeElement === body || dialogRef.current?.contains(activeElement);
        if (isFocusLost) focusFallbackRef.current?.focus();
        onClose();
      }}
    >
      <h2 id={titleId}>{title}</h2>
      {children}
      <button
        className={styles.close}
        type="button"
        aria-label={texts.dialog.close}
        onClick={closeDialog}
      >
        <span aria-hidden="true">×</span>
      </button>
    </dialog>
  );
}
