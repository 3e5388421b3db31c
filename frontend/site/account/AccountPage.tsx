import clsx from 'clsx';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { PublicUser } from '../../api/schema';
import { useSession } from '../../api/session';
import { accountWords } from '../words/account';
import { siteWords } from '../words/site';
import { useWords } from '../../ui/language';
import { secretIn } from '../link-secret';
import { Sentence } from '../words/Sentence';
import { NeedsScript } from '../../ui/NeedsScript';
import { ChangeEmail } from './ChangeEmail';
import { ChangePassword } from './ChangePassword';
import { DeleteAccount } from './DeleteAccount';
import { Download } from './Download';
import { Sessions } from './Sessions';
import callout from '../../ui/callout.module.css';
import card from '../../ui/card.module.css';
import page from '../../ui/page.module.css';
import styles from './account.module.css';

/** Few need it, and not at once; without it, an email is confirmed another time. */
const ConfirmEmail = lazy(() => import('./ConfirmEmail').catch(() => ({ default: () => null })));

export default function AccountPage() {
  const { title } = useWords(siteWords).account;
  const words = useWords(accountWords);
  const session = useSession();
  const { hash } = useLocation();
  // It goes from the address once it has been used.
  const [token] = useState(() => secretIn(hash));
  const email = session.status === 'signed-in' ? session.user.email : undefined;
  return (
    <div className={clsx(page.page, styles.account)}>
      <header>
        <h1>{title}</h1>
        <p className={page.lead}>{words.lead}</p>
      </header>
      <NeedsScript />
      {(email !== undefined || (token !== undefined && session.status === 'signed-out')) && (
        <Suspense>
          <ConfirmEmail token={token} email={email} />
        </Suspense>
      )}
      {session.status === 'signed-out' && (
        <p className={callout.notice}>
          <Sentence
            parts={words.signedOut<ReactNode>(
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
  // What ends other sessions is to be seen among them.
  const [changes, setChanges] = useState(0);
  const changed = () => {
    setChanges((count) => count + 1);
  };
  const words = useWords(accountWords);
  const { username, email } = user;
  return (
    <>
      <dl className={card.card}>
        <dt>{words.username}</dt>
        <dd>{username}</dd>
        <dt>{words.email}</dt>
        <dd>{email}</dd>
      </dl>
      <ChangeEmail username={username} onChanged={changed} />
      <ChangePassword username={username} isGuide={user.guide === true} onChanged={changed} />
      <Sessions changes={changes} />
      <Download />
      <DeleteAccount username={username} />
    </>
  );
}
