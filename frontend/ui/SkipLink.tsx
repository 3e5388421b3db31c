import { texts } from './texts.en';
import styles from './skip-link.module.css';

/** A link past the header; visible while it has the focus. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href="#main">
      {texts.page.skip}
    </a>
  );
}
