import clsx from 'clsx';
import { Link } from 'react-router-dom';
import callout from '../../ui/callout.module.css';
import { useBackups } from './backups-query';
import styles from './backups.module.css';

/** Warns the owner on every view when backups need attention. */
export function BackupNotice() {
  const { data: backups } = useBackups();
  if (!backups?.problem) return null;
  return (
    <p className={clsx(callout.notice, styles.notice)}>
      The site’s backups need attention. <Link to="/?view=more">See what’s wrong</Link>
    </p>
  );
}
