import { Mark } from './Mark';
import { useWords } from './language';
import { pageWords } from './words/page';
import styles from './loading-screen.module.css';

/** Covers the site while the session is checked. It's in every page's HTML, so that it shows before scripts load. */
export function LoadingScreen() {
  const words = useWords(pageWords);
  return (
    <div className={styles.screen} aria-hidden="true">
      <Mark />
      <p>{words.loading}</p>
    </div>
  );
}
