import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { callApi, errorSentence } from '../../../api/client';
import * as limits from '../../../api/limits';
import { useSession } from '../../../api/session';
import { callAsVisitor } from '../../../api/visitor-api';
import { Alert } from '../../../ui/Alert';
import { ScriptNotice } from '../../../ui/ScriptNotice';
import { useRemote } from '../../../ui/use-remote';
import { useSubmit } from '../../../ui/use-submit';
import { secretFromHash } from '../../app/link-secret';
import { texts as siteTexts } from '../../app/texts.en';
import { texts } from './texts.en';
import button from '../../../ui/button.module.css';
import page from '../../../ui/page.module.css';
import styles from './invitation.module.css';

const { guideMinLength } = limits.SignUpInput.password;

/** Lets a visitor with an invitation link become a colleague, after signing in or signing up. */
export default function InvitationPage() {
  const { hash } = useLocation();
  // The prerendered page has no secret, so hydration starts without one.
  const secret = useSyncExternalStore(
    subscribeToNothing,
    () => secretFromHash(hash) ?? '',
    () => undefined,
  );
  return (
    <div className={page.page}>
      <div className={styles.invitation}>
        <h1>{siteTexts.pages.invitation}</h1>
        <ScriptNotice />
        {secret === '' && <Alert>{texts.incomplete}</Alert>}
        {secret && <Invitation secret={secret} />}
      </div>
    </div>
  );
}

function subscribeToNothing() {
  return () => undefined;
}

function Invitation({ secret }: { secret: string }) {
  const { state } = useRemote(secret, () =>
    callApi('POST /invitation', { body: { secret }, repeatable: true }),
  );
  if (state.status === 'loading') return <p role="status">{texts.loading}</p>;
  if (state.status === 'failed') return <Alert>{errorSentence(state.error)}</Alert>;
  return (
    <>
      <p className={page.lead}>{texts.lead(state.data.invitedBy)}</p>
      <p>
        {texts.consequences} {texts.passwordRule(guideMinLength)}
      </p>
      <AcceptForm secret={secret} />
    </>
  );
}

function AcceptForm({ secret }: { secret: string }) {
  const session = useSession();
  const { sending, error, submit } = useSubmit(async () => {
    await callAsVisitor('PUT /invitation', { body: { secret }, repeatable: false });
    location.assign('/guide/');
  });
  if (session.status === 'signed-out') {
    const returnState = { next: `/invitation#${secret}` };
    return (
      <p className={styles.choices}>
        <Link className={button.button} to="/signin" state={returnState}>
          {texts.signIn}
        </Link>
        <Link className={button.quiet} to="/signup" state={returnState}>
          {texts.signUp}
        </Link>
      </p>
    );
  }
  if (session.status !== 'signed-in') return <p role="status">{texts.loading}</p>;
  return (
    <form className={styles.invitation} aria-busy={sending} onSubmit={submit}>
      <p>{texts.user(session.user.username)}</p>
      {error !== null && (
        <Alert>
          {errorSentence(error)} <Link to="/account">{texts.account}</Link>
        </Alert>
      )}
      <button className={button.button} type="submit" aria-disabled={sending || undefined}>
        {texts.accept}
      </button>
    </form>
  );
}
