import { useId, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { fieldErrorsOf, errorSentence } from '../../api/client';
import * as limits from '../../api/limits';
import { PasswordField } from '../../ui/PasswordField';
import { forgetSession } from '../../api/session';
import { HiddenUsername } from '../../ui/HiddenUsername';
import { Alert } from '../../ui/Alert';
import { closeDialog, Modal } from '../../ui/Modal';
import { useSubmit } from '../../ui/use-submit';
import { deleteAccount } from './account-api';
import { texts } from './texts.en';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import dialog from '../../ui/dialog.module.css';
import styles from './account.module.css';

/** Explains what deleting the account does, and asks for the password before deleting it. */
export function DeleteAccount({ username }: { username: string }) {
  const { deletion } = texts;
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const buttonRef = useRef<HTMLButtonElement>(null);
  return (
    <section className={card.card} aria-labelledby="deletion-title">
      <h2 id="deletion-title">{deletion.title}</h2>
      <p>{deletion.text}</p>
      <button
        ref={buttonRef}
        className={button.danger}
        type="button"
        onClick={() => {
          setIsDialogOpen(true);
        }}
      >
        {deletion.action}
      </button>
      {isDialogOpen && (
        <DeletionDialog
          username={username}
          focusFallbackRef={buttonRef}
          onClose={() => {
            setIsDialogOpen(false);
          }}
        />
      )}
    </section>
  );
}

interface DialogProps {
  username: string;
  focusFallbackRef: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

function DeletionDialog({ username, focusFallbackRef, onClose }: DialogProps) {
  const { deletion, currentPassword } = texts;
  const navigate = useNavigate();
  const bodyId = useId();
  const [password, setPassword] = useState('');
  const { sending, error, submit } = useSubmit(async () => {
    await deleteAccount({ password });
    forgetSession(() => {
      // Leaves the page before the session changes, so that the page doesn't reload for a guest.
      flushSync(() => {
        void navigate('/');
      });
    });
  });
  const fieldErrors = fieldErrorsOf(error);
  return (
    <Modal
      title={deletion.question}
      bodyId={bodyId}
      onClose={onClose}
      focusFallbackRef={focusFallbackRef}
    >
      <form className={styles.deletion} method="post" aria-busy={sending} onSubmit={submit}>
        <p id={bodyId}>{deletion.text}</p>
        <HiddenUsername username={username} />
        <PasswordField
          label={currentPassword}
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          limits={limits.AccountDeletionInput.password}
          error={fieldErrors.password}
        />
        {error !== null && fieldErrors.password === undefined && (
          <Alert>{errorSentence(error)}</Alert>
        )}
        <p className={dialog.actions}>
          <button className={button.danger} type="submit" aria-disabled={sending}>
            {deletion.action}
          </button>
          <button className={button.quiet} type="button" onClick={closeDialog}>
            {deletion.keep}
          </button>
        </p>
      </form>
    </Modal>
  );
}
