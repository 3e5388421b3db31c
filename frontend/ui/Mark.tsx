import drawing from '../public/favicon.svg?raw';
import styles from './mark.module.css';

/** The site's mark: a bridge tower before the sun. In the page itself, as it is wanted at first sight. */
export function Mark() {
  return (
    <span
      className={styles.mark}
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: drawing }}
    />
  );
}
