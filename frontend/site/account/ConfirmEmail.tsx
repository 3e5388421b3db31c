import clsx from 'clsx';
import { useEffect, useId, useState, type ReactNode, type SyntheticEvent } from 'react';
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
  /** What the link in a mail ends in; undefined for who hasn't come by one. */
  token: string | undefined;
  /** The email of who is signed in; undefined if nobody is. */
  email: string | undefined;
}

/** Has users confirm that they read mail at their address: by the link in a mail, or by asking for one. */
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
  const { sending, error, submit } = useSubmit(async () => {
    // Whoever looks at the address bar needn't see it.
    history.replaceState(history.state, '', location.pathname);
    await callApi('PUT /email-confirmation', { body: { token }, repeatable: true });
    onConfirmed();
  });
  return (
    <Notice
      title={words.title}
      text={isConfirmed ? undefined : words.text}
      failure={error === null ? undefined : (fieldsOf(error).token ?? sentenceOf(error))}
      done={isConfirmed ? words.done : ''}
      sending={sending}
      onSubmit={submit}
    >
      {!isConfirmed && (
        <button className={button.button} type="submit" aria-disabled={sending}>
          {words.action}
        </button>
      )}
    </Notice>
  );
}

function AskForLink({ email }: { email: string }) {
  const words = useWords(confirmEmailWords).state;
  const [isMissing, setIsMissing] = useState(false);
  const [isSent, setIsSent] = useState(false);
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
    <Notice
      title={words.title}
      text={words.text(email)}
      failure={error === null ? undefined : sentenceOf(error)}
      done={isSent ? words.sent(email) : ''}
      sending={sending}
      onSubmit={submit}
    >
      <button className={button.quiet} type="submit" aria-disabled={sending}>
        {words.action}
      </button>
    </Notice>
  );
}

interface NoticeProps {
  title: string;
  text: string | undefined;
  /** Why it wasn't done, as a sentence. */
  failure: string | undefined;
  /** What was done; empty before. */
  done: string;
  sending: boolean;
  onSubmit: (event: SyntheticEvent) => void;
  /** Its button. */
  children: ReactNode;
}

function Notice({ title, text, failure, done, sending, onSubmit, children }: NoticeProps) {
  const titleId = useId();
  return (
    <form
      className={clsx(callout.notice, styles.wide)}
      aria-labelledby={titleId}
      aria-busy={sending}
      onSubmit={onSubmit}
    >
      <h2 id={titleId}>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {failure !== undefined && <Alert>{failure}</Alert>}
      {children}
      <p className={styles.done} role="status">
        {done}
      </p>
    </form>
  );
}
