import { useId, type ReactNode, type RefObject } from 'react';
import { closeDialog, Modal } from './Modal';
import { texts } from './texts.en';
import button from './button.module.css';
import dialog from './dialog.module.css';

interface Props {
  title: string;
  body: string;
  /** Undoes the action. If set, the dialog has an Undo button, which also closes it. */
  undo?: () => void;
  /** A link beside the Ok button. */
  link?: ReactNode;
  onClose: () => void;
  /** Takes the focus when the dialog closes, if the element that opened the dialog no longer exists or is disabled. */
  focusFallbackRef: RefObject<HTMLElement | null>;
}

/** A dialog that reports a completed action, open while mounted. Esc, Ok, and the close button close it. */
export function Dialog({ title, body, undo, link, onClose, focusFallbackRef }: Props) {
  const bodyId = useId();
  return (
    <Modal title={title} bodyId={bodyId} onClose={onClose} focusFallbackRef={focusFallbackRef}>
      <p id={bodyId}>{body}</p>
      <p className={dialog.actions}>
        <button className={button.button} type="button" onClick={closeDialog}>
          {texts.dialog.ok}
        </button>
        {link}
        {undo && (
          <button
            className={button.quiet}
            type="button"
            onClick={(event) => {
              closeDialog(event);
              undo();
            }}
          >
            {texts.dialog.undo}
          </button>
        )}
      </p>
    </Modal>
  );
}
