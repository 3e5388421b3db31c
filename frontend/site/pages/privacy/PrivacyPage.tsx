import clsx from 'clsx';
import { Link } from 'react-router-dom';
import { withSpace } from 'shared/format';
import { useGuestRetention } from '../../app/use-guest-retention';
import { texts as siteTexts } from '../../app/texts.en';
import { texts } from './texts.en';
import page from '../../../ui/page.module.css';
import styles from './privacy.module.css';

export const description = texts.lead;

/** Explains which data about visitors the site stores, and which steps it only counts. */
export default function PrivacyPage() {
  const guestRetention = useGuestRetention();
  const { counts, bookings, cookies, log, questions } = texts;
  return (
    <article className={clsx(page.page, styles.privacy)}>
      <h1>{siteTexts.pages.privacy}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <h2>{counts.title}</h2>
      <p>{counts.steps}</p>
      <p>{counts.numbers}</p>
      <p>{counts.optOut}</p>
      <h2>{bookings.title}</h2>
      <p>{bookings.contact}</p>
      <p>{bookings.guests(guestRetention)}</p>
      <p>
        {withSpace(bookings.account)}
        <Link to="/account">{siteTexts.account.title}</Link>
      </p>
      <h2>{cookies.title}</h2>
      <p>{cookies.cookie}</p>
      <p>{cookies.storage}</p>
      <h2>{log.title}</h2>
      <p>{log.text}</p>
      <p>
        {withSpace(questions)}
        <Link to="/contact">{siteTexts.contact.action}</Link>
      </p>
    </article>
  );
}
