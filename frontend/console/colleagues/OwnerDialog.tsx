import { useId, useState, type RefObject } from 'react';
import * as limits from '../../api/limits';
import type { GuideRecord } from '../../api/schema';
import { Alert } from '../../ui/Alert';
import { HiddenUsername } from '../../ui/HiddenUsername';
import { Modal } from '../../ui/Modal';
import { PasswordField } from '../../ui/PasswordField';
import { useForm } from '../forms/use-form';
import { makeOwner } from '../guide-api';
import { useDesk } from '../offline/desk';
import button from '../../ui/button.module.css';
import dialog from '../../ui/dialog.module.css';
import forms from '../forms/forms.module.css';

interface Props {
  guide: GuideRecord;
  onDone: () => Promise<void>;
  onClose: () => void;
  /** Takes the focus if the element that opened the dialog is gone when it closes. */
  fallbackRef: RefObject<HTMLElement | null>;
}

/** Makes a colleague an owner, after the calling owner has entered their password. */
export function OwnerDialog({ guide, onDone, onClose, fallbackRef }: Props) {
  const bodyId = useId();
  const { user } = useDesk();
  const [password, setPassword] = useState('');
  const { form, sending, errors, failure } = useForm(async (close) => {
    await makeOwner(guide.id, { password });
    await onDone();
    close();
  });
  return (
    <Modal
      wide
      title={`Make ${guide.name} an owner?`}
      bodyId={bodyId}
      onClose={onClose}
      fallbackRef={fallbackRef}
    >
      <p id={bodyId}>
        An owner sees and changes everything: all bookings, tours, and settings. Only they can step
        down again.
      </p>
      <form {...form} className={forms.form} method="post">
        <HiddenUsername username={user.username} />
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          limits={limits.OwnerInput.password}
          error={errors.password}
        />
        {failure && <Alert>{failure}</Alert>}
        <div className={dialog.actions}>
          <button className={button.button} type="submit" aria-disabled={sending}>
            Make an owner
          </button>
        </div>
      </form>
    </Modal>
  );
}
