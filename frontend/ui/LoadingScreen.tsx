import { Mark } from './Mark';
import { useWords } from './language';
import { pageWords } from './words/page';
import styles from './loading-screen.module.css';

/** Stands in the site's place while the session is checked; it is on every page for those who wait for scripts. */
export function LoadingScreen() {
  const words = useWords(pageWords);
  return (
    <div className={styles.screen} aria-hidden="true">
      <Mark />
      <p>{words.loading}</p>
    </div>
  );
}
