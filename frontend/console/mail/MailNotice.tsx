import clsx from 'clsx';
import { Link } from 'react-router-dom';
import callout from '../../ui/callout.module.css';
import { needsAttention, useMail } from './mail-query';
import styles from './mail.module.css';

/** Warns the guide on every view when mail needs attention. */
export function MailNotice() {
  const { data: mail } = useMail();
  if (!mail || !needsAttention(mail)) return null;
  return (
    <p className={clsx(callout.notice, styles.notice)}>
      {mail.failing === null ? 'Some emails didn’t reach visitors.' : 'Mail doesn’t work.'}{' '}
      <Link to="/?view=more">See what’s wrong</Link>
    </p>
  );
}
