import { useId, useState, type RefObject } from 'react';
import { Alert } from '../../ui/Alert';
import { Modal } from '../../ui/Modal';
import { OwnPasswordField } from './OwnPasswordField';
import { useForm } from './use-form';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog.module.css';
import forms from './forms.module.css';

interface Props {
  title: string;
  /** Explains the consequences. */
  text: string;
  /** The confirming button's label. */
  action: string;
  /** The button's label while the action runs; the same label by default. */
  progress?: string;
  limits: { minLength: number; maxLength: number };
  /** Runs the action. The dialog shows errors. */
  onConfirm: (password: string) => Promise<void>;
  onClose: () => void;
  /** Takes the focus when the dialog closes, if the element that opened the dialog no longer exists. */
  focusFallbackRef: RefObject<HTMLElement | null>;
}

/** A dialog that asks for the guide's password before an action with consequences. */
export function PasswordDialog(props: Props) {
  const {
    title,
    text,
    action,
    progress = action,
    limits,
    onConfirm,
    onClose,
    focusFallbackRef,
  } = props;
  const bodyId = useId();
  const [password, setPassword] = useState('');
  const { form, sending, errors, failure } = useForm(async (close) => {
    await onConfirm(password);
    close();
  });
  return (
    <Modal wide title={title} bodyId={bodyId} onClose={onClose} focusFallbackRef={focusFallbackRef}>
      <p id={bodyId}>{text}</p>
      <form {...form} className={forms.form} method="post">
        <OwnPasswordField
          limits={limits}
          value={password}
          onChange={setPassword}
          error={errors.password}
        />
        {failure && <Alert>{failure}</Alert>}
        <div className={dialog.actions}>
          <button className={button.button} type="submit" aria-disabled={sending}>
            {sending ? progress : action}
          </button>
        </div>
      </form>
    </Modal>
  );
}
