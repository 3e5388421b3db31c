import clsx from 'clsx';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { PublicUser } from '../../api/schema';
import { useSession } from '../../api/session';
import { content } from '../content/site';
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

const { title, lead } = content.account;

export default function AccountPage() {
  const session = useSession();
  return (
    <div className={clsx(page.page, styles.account)}>
      <header>
        <h1>{title}</h1>
        <p className={page.lead}>{lead}</p>
      </header>
      <NeedsScript />
      {session.status === 'signed-out' && (
        <p className={callout.notice}>
          You’re not signed in. <Link to="/signin">Sign in</Link> to see your account, or{' '}
          <Link to="/signup">sign up</Link> for one.
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
  const { username, email } = user;
  return (
    <>
      <dl className={card.card}>
        <dt>Username</dt>
        <dd>{username}</dd>
        <dt>Email</dt>
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
