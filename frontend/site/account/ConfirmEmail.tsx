import clsx from 'clsx';
import { useEffect, useId, useState, type ReactNode } from 'react';
import { callApi, fieldsOf, sentenceOf } from '../../api/client';
import { Alert } from '../../ui/Alert';
import { useWords } from '../../ui/language';
import { useSubmit } from '../../ui/use-submit';
import { confirmEmailWords } from '../words/confirm-email';
import { emailState, mailConfirmation } from './account-api';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import styles from './account.module.css';

interface Props {
  /** What the link of a mail ends in; undefined for who hasn't come by one. */
  token: string | undefined;
  /** The email of who is signed in; undefined if nobody is. */
  email: string | undefined;
}

/** Has users confirm that they read mail at their address: by the link of a mail, or by asking for one. */
export default function ConfirmEmail({ token, email }: Props): ReactNode {
  const [isConfirmed, setIsConfirmed] = useState(false);
  return (
    <>
      {token !== undefined && (
        <ByLink
          token={token}
          isConfirmed={isConfirmed}
          onConfirmed={() => {
            setIsConfirmed(true);
          }}
        />
      )}
      {email !== undefined && !isConfirmed && <AskForLink email={email} />}
    </>
  );
}

interface ByLinkProps {
  token: string;
  isConfirmed: boolean;
  onConfirmed: () => void;
}

function ByLink({ token, isConfirmed, onConfirmed }: ByLinkProps) {
  const words = useWords(confirmEmailWords).link;
  const titleId = useId();
  const { sending, error, submit } = useSubmit(async () => {
    // Whoever looks at the address bar needn't see it.
    history.replaceState(history.state, '', location.pathname);
    await callApi('PUT /email-confirmation', { body: { token }, repeatable: true });
    onConfirmed();
  });
  return (
    <form
      className={clsx(callout.notice, styles.wide)}
      aria-labelledby={titleId}
      aria-busy={sending}
      onSubmit={submit}
    >
      <h2 id={titleId}>{words.title}</h2>
      {!isConfirmed && <p>{words.text}</p>}
      {error !== null && <Alert>{fieldsOf(error).token ?? sentenceOf(error)}</Alert>}
      {!isConfirmed && (
        <button className={button.button} type="submit" aria-disabled={sending}>
          {words.action}
        </button>
      )}
      <p className={styles.done} role="status">
        {isConfirmed && words.done}
      </p>
    </form>
  );
}

function AskForLink({ email }: { email: string }) {
  const words = useWords(confirmEmailWords).state;
  const [isMissing, setIsMissing] = useState(false);
  const [isSent, setIsSent] = useState(false);
  const titleId = useId();
  useEffect(() => {
    let isCurrent = true;
    emailState().then(
      ({ confirmed, canBeMailed }) => {
        if (isCurrent) setIsMissing(!confirmed && canBeMailed);
      },
      // It can be confirmed another time.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [email]);
  const { sending, error, submit } = useSubmit(async () => {
    setIsSent(false);
    await mailConfirmation();
    setIsSent(true);
  });
  if (!isMissing) return null;
  return (
    <form
      className={clsx(callout.notice, styles.wide)}
      aria-labelledby={titleId}
      aria-busy={sending}
      onSubmit={submit}
    >
      <h2 id={titleId}>{words.title}</h2>
      <p>{words.text(email)}</p>
      {error !== null && <Alert>{sentenceOf(error)}</Alert>}
      <button className={button.quiet} type="submit" aria-disabled={sending}>
        {words.action}
      </button>
      <p className={styles.done} role="status">
        {isSent && words.sent(email)}
      </p>
    </form>
  );
}
