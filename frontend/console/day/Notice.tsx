import clsx from 'clsx';
import type { SheetDeparture } from '../../api/schema';
import { formatInstant } from './format-instant';
import callout from '../../ui/callout.module.css';
import styles from './notice.module.css';

/** The guide's message to everyone who has booked a departure. */
export function Notice({ notice }: Pick<SheetDeparture, 'notice'>) {
  if (!notice) return null;
  return (
    <div className={clsx(callout.notice, callout.small)}>
      <p className={styles.text}>“{notice.text}”</p>
      <p className={styles.when}>Your message to all, {formatInstant(notice.utcWrittenAt)}</p>
    </div>
  );
}
