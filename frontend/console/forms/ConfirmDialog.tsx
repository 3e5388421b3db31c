import { useId, type ReactNode, type RefObject } from 'react';
import { Alert } from '../../ui/Alert';
import { closeDialog, Modal } from '../../ui/Modal';
import { useForm } from './use-form';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog.module.css';

interface Props {
  title: string;
  /** Explains the consequences. */
  text: string;
  /** Details below the text. */
  children?: ReactNode;
  /** The confirming button's label. */
  action: string;
  /** Runs the action. The dialog shows errors. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
  /** Takes the focus when the dialog closes, if the element that opened the dialog no longer exists. */
  focusFallbackRef: RefObject<HTMLElement | null>;
}

/** A dialog that asks for confirmation before an action with consequences. */
export function ConfirmDialog(props: Props) {
  const { title, text, children, action, onConfirm, onClose, focusFallbackRef } = props;
  const bodyId = useId();
  const { form, sending, failure } = useForm(async (close) => {
    await onConfirm();
    close();
  });
  return (
    <Modal wide title={title} bodyId={bodyId} onClose={onClose} focusFallbackRef={focusFallbackRef}>
      <p id={bodyId}>{text}</p>
      {children}
      <form {...form}>
        {failure && <Alert>{failure}</Alert>}
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
