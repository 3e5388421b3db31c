import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { fieldErrorsOf, errorSentence } from '../../api/client';
import { HiddenUsername } from '../../ui/HiddenUsername';
import { Alert } from '../../ui/Alert';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import styles from './account.module.css';

interface Props {
  title: string;
  /** The button's label. */
  action: string;
  /** The username that password managers store with the password. */
  username: string;
  sending: boolean;
  error: unknown;
  /** Empty until the change has been saved. */
  successMessage: string;
  onSubmit: (event: SyntheticEvent) => void;
  children: ReactNode;
}

/** A form that changes part of the account; its fields are the children. */
export function AccountForm({
  title,
  action,
  username,
  sending,
  error,
  successMessage,
  onSubmit,
  children,
}: Props) {
  const titleId = useId();
  return (
    <form
      className={card.card}
      method="post"
      aria-labelledby={titleId}
      aria-busy={sending}
      onSubmit={onSubmit}
    >
      <h2 id={titleId}>{title}</h2>
      <HiddenUsername username={username} />
      {children}
      {error !== null && Object.keys(fieldErrorsOf(error)).length === 0 && (
        <Alert>{errorSentence(error)}</Alert>
      )}
      <button className={button.button} type="submit" aria-disabled={sending}>
        {action}
      </button>
      {/* Always rendered, because screen readers announce only changes to an existing status element. */}
      <p className={styles.done} role="status">
        {successMessage}
      </p>
    </form>
  );
}
