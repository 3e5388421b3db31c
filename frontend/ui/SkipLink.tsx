import styles from './skip-link.module.css';

/** Leads past the header; seen once it has the focus. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href="#main">
      Skip to content
    </a>
  );
}
