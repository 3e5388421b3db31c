import { useId, type ReactNode, type SyntheticEvent } from 'react';
import { fieldsOf, sentenceOf } from '../../api/client';
import { UsernameOf } from '../../ui/UsernameOf';
import { Alert } from '../../ui/Alert';
import button from '../../ui/button.module.css';
import card from '../../ui/card.module.css';
import styles from './account.module.css';

interface Props {
  title: string;
  /** What its button says. */
  action: string;
  /** Whose password it asks for: password managers want to know. */
  username: string;
  sending: boolean;
  error: unknown;
  /** What was done; empty before. */
  done: string;
  onSubmit: (event: SyntheticEvent) => void;
  /** The fields. */
  children: ReactNode;
}

/** A part of the account that is changed, with the password. */
export function AccountForm({
  title,
  action,
  username,
  sending,
  error,
  done,
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
      <UsernameOf username={username} />
      {children}
      {error !== null && Object.keys(fieldsOf(error)).length === 0 && (
        <Alert>{sentenceOf(error)}</Alert>
      )}
      <button className={button.button} type="submit" aria-disabled={sending}>
        {action}
      </button>
      {/* There before it says something, or it would not be said aloud. */}
      <p className={styles.done} role="status">
        {done}
      </p>
    </form>
  );
}
