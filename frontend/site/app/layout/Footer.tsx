import { Link } from 'react-router-dom';
import { dayTours, nightTours } from '../../departures/tour-kinds';
import { settings } from '../site-settings';
import { texts as siteTexts } from '../texts.en';
import { LanguageLinks } from './LanguageLinks';
import styles from './footer.module.css';

/** Links at the end of every page. */
export function Footer() {
  const { contact, home, tours, pages } = siteTexts;
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>{settings.siteName}</p>
      <ul>
        <li>
          <Link to="/tours">{tours.title}</Link>
        </li>
        {[dayTours, nightTours].map(({ list, path }) => (
          <li key={path}>
            <Link to={path}>{siteTexts[list].action}</Link>
          </li>
        ))}
        <li>
          <Link to="/about">{home.guide.title}</Link>
        </li>
        <li>
          <Link to="/contact">{contact.action}</Link>
        </li>
        <li>
          <Link to="/privacy">{pages.privacy}</Link>
        </li>
      </ul>
      <LanguageLinks />
      <p className={styles.city}>{contact.city}</p>
    </footer>
  );
}
