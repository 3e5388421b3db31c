import { Logo } from './Logo';
import { texts } from './texts.en';
import styles from './loading-screen.module.css';

/** Covers the site while the session is checked. It's in every page's HTML, so that it shows before scripts load. */
export function LoadingScreen() {
  return (
    <div className={styles.screen} aria-hidden="true">
      <Logo />
      <p>{texts.page.loading}</p>
    </div>
  );
}
