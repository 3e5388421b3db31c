import { useEffect, useId, useRef, type RefObject } from 'react';
import './dialog.css';

interface Props {
  title: string;
  body: string;
  /** Takes back what was done; the dialog offers to and closes. */
  undo?: () => void;
  onClose: () => void;
  /** Takes the focus where what had it is gone or disabled when the dialog closes. */
  fallbackRef: RefObject<HTMLElement | null>;
}

/** A confirmation: open as long as it is there. Esc, Ok and the close control close it. */
export function Dialog({ title, body, undo, onClose, fallbackRef }: Props) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const bodyId = useId();

  useEffect(() => {
    const dialog = dialogRef.current;
    if (dialog && !dialog.open) dialog.showModal();
  }, []);

  const close = () => dialogRef.current?.close();

  return (
    <dialog
      ref={dialogRef}
      className="dialog"
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
      <p id={bodyId}>{body}</p>
      <p className="dialog-actions">
        <button className="button" type="button" onClick={close}>
          Ok
        </button>
        {undo && (
          <button
            className="button quiet"
            type="button"
            onClick={() => {
              close();
              undo();
            }}
          >
            Undo
          </button>
        )}
      </p>
      <button className="dialog-close" type="button" aria-label="Close" onClick={close}>
        <span aria-hidden="true">×</span>
      </button>
    </dialog>
  );
}
