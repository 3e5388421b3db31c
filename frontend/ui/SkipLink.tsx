import { useWords } from './language';
import { pageWords } from './words/page';
import styles from './skip-link.module.css';

/** Leads past the header; seen once it has the focus. */
export function SkipLink() {
  const words = useWords(pageWords);
  return (
    <a className={styles.skipLink} href="#main">
      {words.skip}
    </a>
  );
}
