import { Link } from 'react-router-dom';
import { content } from '../content/site';
import { dayTours, nightTours } from '../tour-kinds';
import styles from './footer.module.css';

/** Where to go from the end of a page. */
export function Footer() {
  const { siteName, contact, home } = content;
  return (
    <footer className={styles.footer}>
      <p className={styles.name}>{siteName}</p>
      <ul>
        {[dayTours, nightTours].map(({ path, words }) => (
          <li key={path}>
            <Link to={path}>{words.action}</Link>
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
