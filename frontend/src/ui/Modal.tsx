import { useEffect, useId, type ReactNode, type RefObject } from 'react';
import './dialog.css';

interface Props {
  /** By which the dialog is closed from without. */
  dialogRef: RefObject<HTMLDialogElement | null>;
  title: string;
  onClose: () => void;
  /** Takes the focus where what had it is gone or disabled when the dialog closes. */
  fallbackRef: RefObject<HTMLElement | null>;
  /** Beside others of the dialog's own. */
  className?: string;
  /** The id of what the dialog says, for screen readers to read at once. */
  describedBy?: string;
  children: ReactNode;
}

/** A dialog: open as long as it is there. Esc and the close control close it. */
export function Modal(props: Props) {
  const { dialogRef, title, onClose, fallbackRef, className, describedBy, children } = props;
  const titleId = useId();

  useEffect(() => {
    const dialog = dialogRef.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, [dialogRef]);

  return (
    <dialog
      ref={dialogRef}
      className={className ? `dialog ${className}` : 'dialog'}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
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
      <button
        className="dialog-close"
        type="button"
        aria-label="Close"
        onClick={() => dialogRef.current?.close()}
      >
        <span aria-hidden="true">×</span>
      </button>
    </dialog>
  );
}
