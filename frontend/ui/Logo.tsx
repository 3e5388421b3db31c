import styles from './logo.module.css';

/** The site's logo: a bridge tower in front of the sun. It's part of the style sheet, so it needs no request. */
export function Logo() {
  return <span className={styles.logo} aria-hidden="true" />;
}
