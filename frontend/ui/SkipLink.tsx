import { useWords } from './language';
import { pageWords } from './words/page';
import styles from './skip-link.module.css';

/** A link past the header; visible while it has the focus. */
export function SkipLink() {
  const words = useWords(pageWords);
  return (
    <a className={styles.skipLink} href="#main">
      {words.skip}
    </a>
  );
}
