import { useId, useRef, type RefObject } from 'react';
import { Modal } from './Modal';

interface Props {
  title: string;
  body: string;
  /** Takes back what was done; the dialog offers to and closes. */
  undo?: () => void;
  onClose: () => void;
  /** Takes the focus where what had it is gone or disabled when the dialog closes. */
  fallbackRef: RefObject<HTMLElement | null>;
}

/** A confirmation: Ok closes it, too. */
export function Dialog({ title, body, undo, onClose, fallbackRef }: Props) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const bodyId = useId();
  const close = () => dialogRef.current?.close();
  return (
    <Modal
      dialogRef={dialogRef}
      title={title}
      describedBy={bodyId}
      onClose={onClose}
      fallbackRef={fallbackRef}
    >
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
    </Modal>
  );
}
