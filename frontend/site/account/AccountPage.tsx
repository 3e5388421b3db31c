import clsx from 'clsx';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PublicUser } from '../../api/schema';
import { useSession } from '../../api/session';
import { secretFromHash } from '../app/link-secret';
import { Sentence } from '../texts/Sentence';
import { ScriptNotice } from '../../ui/ScriptNotice';
import { ChangeEmail } from './ChangeEmail';
import { ChangePassword } from './ChangePassword';
import { DeleteAccount } from './DeleteAccount';
import { Download } from './Download';
import { Sessions } from './Sessions';
import { texts as siteTexts } from '../app/texts.en';
import { texts } from './texts.en';
import callout from '../../ui/callout.module.css';
import card from '../../ui/card.module.css';
import page from '../../ui/page.module.css';
import styles from './account.module.css';

/** Lazy, because few visitors need this form. If its code can't be loaded, they can confirm their email later. */
const ConfirmEmail = lazy(() =>
  import('./confirm-email/ConfirmEmail').catch(() => ({ default: () => null })),
);

export default function AccountPage() {
  const { title } = siteTexts.account;
  const session = useSession();
  const { hash } = useLocation();
  // Kept in state, because using the token removes it from the URL.
  const [token] = useState(() => secretFromHash(hash));
  const email = session.status === 'signed-in' ? session.user.email : undefined;
  const canConfirmEmail =
    email !== undefined || (token !== undefined && session.status === 'signed-out');
  return (
    <div className={clsx(page.page, styles.account)}>
      <header>
        <h1>{title}</h1>
        <p className={page.lead}>{texts.lead}</p>
      </header>
      <ScriptNotice />
      {canConfirmEmail && (
        <Suspense>
          <ConfirmEmail token={token} email={email} />
        </Suspense>
      )}
      {session.status === 'signed-out' && (
        <p className={callout.notice}>
          <Sentence
            parts={texts.signedOut<ReactNode>(
              (text) => (
                <Link to="/signin">{text}</Link>
              ),
              (text) => (
                <Link to="/signup">{text}</Link>
              ),
            )}
          />
        </p>
      )}
      {session.status === 'signed-in' && (
        <Account key={session.user.username} user={session.user} />
      )}
    </div>
  );
}

function Account({ user }: { user: PublicUser }) {
  // Changing the email or the password can end other sessions, so the list of sessions reloads.
  const [reloadKey, setReloadKey] = useState(0);
  const reloadSessions = () => {
    setReloadKey((key) => key + 1);
  };
  const { username, email } = user;
  return (
    <>
      <dl className={card.card}>
        <dt>{texts.username}</dt>
        <dd>{username}</dd>
        <dt>{texts.email}</dt>
        <dd>{email}</dd>
      </dl>
      <ChangeEmail username={username} onChanged={reloadSessions} />
      <ChangePassword
        username={username}
        isGuide={user.guide === true}
        onChanged={reloadSessions}
      />
      <Sessions reloadKey={reloadKey} />
      <Download />
      <DeleteAccount username={username} />
    </>
  );
}
