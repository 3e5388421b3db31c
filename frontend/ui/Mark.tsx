import { ICON } from './icon';
import styles from './mark.module.css';

/** The site's mark: a bridge tower before the sun. */
export function Mark() {
  return <img className={styles.mark} src={ICON} alt="" />;
}
