import clsx from 'clsx';
import { newYorkDate } from 'shared/new-york';
import type { TicketRecord } from '../../../api/schema';
import { texts } from './texts.en';
import { format } from '../../texts/format.en';
import callout from '../../../ui/callout.module.css';
import styles from './guide-notice.module.css';

/** The guide's notice to everyone who booked the same departure. */
export function GuideNotice({ notice }: Pick<TicketRecord, 'notice'>) {
  if (!notice) return null;
  const writtenAt = new Date(notice.utcWrittenAt);
  return (
    <section className={clsx(callout.notice, styles.notice)} aria-labelledby="guide-notice">
      <h2 id="guide-notice">{texts.notice}</h2>
      <p className={styles.text}>{notice.text}</p>
      <p className={styles.when}>
        <time dateTime={notice.utcWrittenAt}>{format.when(newYorkDate(writtenAt), writtenAt)}</time>
      </p>
    </section>
  );
}
