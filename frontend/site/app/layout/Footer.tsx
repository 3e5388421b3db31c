import { Link } from 'react-router-dom';
import { dayTours, nightTours } from '../../departures/tour-kinds';
import { siteWords } from '../../words/site';
import { useWords } from '../../../ui/language';
import styles from './footer.module.css';

/** Links at the end of every page. */
export function Footer() {
  const words = useWords(siteWords);
  const { siteName, contact, home, tours } = words;
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>{siteName}</p>
      <ul>
        <li>
          <Link to="/tours">{tours.title}</Link>
        </li>
        {[dayTours, nightTours].map(({ list, path }) => (
          <li key={path}>
            <Link to={path}>{words[list].action}</Link>
          </li>
        ))}
        <li>
          <Link to="/about">{home.guide.title}</Link>
        </li>
        <li>
          <Link to="/contact">{contact.action}</Link>
        </li>
      </ul>
      <p className={styles.city}>{contact.city}</p>
    </footer>
  );
}
