import { useId, useRef, type ReactNode, type RefObject } from 'react';
import { Alert } from '../../ui/Alert';
import { closeDialog, Modal } from '../../ui/Modal';
import { useSubmit } from '../../ui/use-submit';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog.module.css';
import { explainFailure } from '../explain-failure';

interface Props {
  title: string;
  /** What follows from it. */
  text: string;
  /** What it concerns. */
  children?: ReactNode;
  /** What the button says. */
  action: string;
  /** Does it; what it throws is shown. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Takes the focus where what had it is gone when the dialog closes. */
  fallbackRef: RefObject<HTMLElement | null>;
}

/** Asks before doing something that one tap is too easy for. */
export function ConfirmDialog(props: Props) {
  const { title, text, children, action, onConfirm, onClose, fallbackRef } = props;
  const formRef = useRef<HTMLFormElement>(null);
  const bodyId = useId();
  const { sending, error, submit } = useSubmit(async () => {
    await onConfirm();
    formRef.current?.closest('dialog')?.close();
  });
  return (
    <Modal wide title={title} bodyId={bodyId} onClose={onClose} fallbackRef={fallbackRef}>
      <p id={bodyId}>{text}</p>
      {children}
      <form ref={formRef} aria-busy={sending} onSubmit={submit}>
        {error !== null && <Alert>{explainFailure(error)}</Alert>}
        <div className={dialog.actions}>
          <button className={button.danger} type="submit" aria-disabled={sending}>
            {action}
          </button>
          <button className={button.quiet} type="button" onClick={closeDialog}>
            Cancel
          </button>
        </div>
      </form>
    </Modal>
  );
}
