import styles from './mark.module.css';

/** The site's mark: a bridge tower before the sun. It is in the styles, so a page that shows it fetches nothing. */
export function Mark() {
  return <span className={styles.mark} aria-hidden="true" />;
}
