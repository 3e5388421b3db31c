import styles from './mark.module.css';

/** The site's logo: a bridge tower in front of the sun. It's part of the style sheet, so it needs no request. */
export function Mark() {
  return <span className={styles.mark} aria-hidden="true" />;
}
