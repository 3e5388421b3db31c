import clsx from 'clsx';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react';
import { callApi, fieldErrorsOf, errorSentence } from '../../../api/client';
import { Alert } from '../../../ui/Alert';
import { useRemote } from '../../../ui/use-remote';
import { useSubmit } from '../../../ui/use-submit';
import { getEmailState, requestConfirmationLink } from '../account-api';
import { texts } from './texts.en';
import button from '../../../ui/button.module.css';
import callout from '../../../ui/callout.module.css';
import styles from '../account.module.css';

interface Props {
  /** The token from the emailed link; undefined if the page was opened without it. */
  token: string | undefined;
  /** The signed-in user's email; undefined if signed out. */
  email: string | undefined;
}

/** Lets users confirm their email address with an emailed link, or request that link. */
export default function ConfirmEmail({ token, email }: Props): ReactNode {
  const [isConfirmed, setIsConfirmed] = useState(false);
  return (
    <>
      {token !== undefined && (
        <ConfirmWithToken
          token={token}
          isConfirmed={isConfirmed}
          onConfirmed={() => {
            setIsConfirmed(true);
          }}
        />
      )}
      {email !== undefined && !isConfirmed && <RequestLink email={email} />}
    </>
  );
}

interface ConfirmWithTokenProps {
  token: string;
  isConfirmed: boolean;
  onConfirmed: () => void;
}

function ConfirmWithToken({ token, isConfirmed, onConfirmed }: ConfirmWithTokenProps) {
  const { sending, error, submit } = useSubmit(async () => {
    // Keeps the token out of the address bar and the history.
    history.replaceState(history.state, '', location.pathname);
    await callApi('PUT /email-confirmation', { body: { token }, repeatable: true });
    onConfirmed();
  });
  return (
    <Notice
      title={texts.link.title}
      text={isConfirmed ? undefined : texts.link.text}
      errorMessage={
        error === null ? undefined : (fieldErrorsOf(error).token ?? errorSentence(error))
      }
      successMessage={isConfirmed ? texts.link.done : ''}
      sending={sending}
      onSubmit={submit}
    >
      {!isConfirmed && (
        <button className={button.button} type="submit" aria-disabled={sending}>
          {texts.link.action}
        </button>
      )}
    </Notice>
  );
}

function RequestLink({ email }: { email: string }) {
  const [isSent, setIsSent] = useState(false);
  // If the state can't be loaded, the notice is omitted: users can confirm their email later.
  const { state } = useRemote(email, getEmailState);
  const needsConfirmation =
    state.status === 'ready' && !state.data.confirmed && state.data.canBeMailed;
  const { sending, error, submit } = useSubmit(async () => {
    setIsSent(false);
    await requestConfirmationLink();
    setIsSent(true);
  });
  if (!needsConfirmation) return null;
  return (
    <Notice
      title={texts.request.title}
      text={texts.request.text(email)}
      errorMessage={error === null ? undefined : errorSentence(error)}
      successMessage={isSent ? texts.request.sent(email) : ''}
      sending={sending}
      onSubmit={submit}
    >
      <button className={button.quiet} type="submit" aria-disabled={sending}>
        {texts.request.action}
      </button>
    </Notice>
  );
}

interface NoticeProps {
  title: string;
  text: string | undefined;
  errorMessage: string | undefined;
  /** Empty until the form has been submitted successfully. */
  successMessage: string;
  sending: boolean;
  onSubmit: (event: SyntheticEvent) => void;
  /** The button. */
  children: ReactNode;
}

function Notice({
  title,
  text,
  errorMessage,
  successMessage,
  sending,
  onSubmit,
  children,
}: NoticeProps) {
  const titleId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (formRef.current) keepFocusVisible(formRef.current);
  }, []);
  return (
    <form
      ref={formRef}
      className={clsx(callout.notice, styles.wide)}
      aria-labelledby={titleId}
      aria-busy={sending}
      onSubmit={onSubmit}
    >
      <h2 id={titleId}>{title}</h2>
      {text !== undefined && <p>{text}</p>}
      {errorMessage !== undefined && <Alert>{errorMessage}</Alert>}
      {children}
      <p className={styles.done} role="status">
        {successMessage}
      </p>
    </form>
  );
}

/** Scrolls the focused element back into view if a new element above it has pushed it out. */
function keepFocusVisible(newElement: Element): void {
  const focused = document.activeElement;
  if (!focused) return;
  const position = newElement.compareDocumentPosition(focused);
  if (position & Node.DOCUMENT_POSITION_FOLLOWING) focused.scrollIntoView({ block: 'nearest' });
}
