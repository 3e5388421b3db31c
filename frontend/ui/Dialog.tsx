import { useId, type ReactNode, type RefObject } from 'react';
import { closeDialog, Modal } from './Modal';
import { useWords } from './language';
import { dialogWords } from './words/dialog';
import button from './button.module.css';
import dialog from './dialog.module.css';

interface Props {
  title: string;
  body: string;
  /** Takes back what was done; the dialog offers to and closes. */
  undo?: () => void;
  /** Where to go from here, beside Ok. */
  way?: ReactNode;
  onClose: () => void;
  /** Takes the focus where what had it is gone or disabled when the dialog closes. */
  fallbackRef: RefObject<HTMLElement | null>;
}

/** A confirmation: open as long as it is there. Esc, Ok and the close control close it. */
export function Dialog({ title, body, undo, way, onClose, fallbackRef }: Props) {
  const words = useWords(dialogWords);
  const bodyId = useId();
  return (
    <Modal title={title} bodyId={bodyId} onClose={onClose} fallbackRef={fallbackRef}>
      <p id={bodyId}>{body}</p>
      <p className={dialog.actions}>
        <button className={button.button} type="button" onClick={closeDialog}>
          {words.ok}
        </button>
        {way}
        {undo && (
          <button
            className={button.quiet}
            type="button"
            onClick={(event) => {
              closeDialog(event);
              undo();
            }}
          >
            {words.undo}
          </button>
        )}
      </p>
    </Modal>
  );
}
