import { signInPath } from '../api/sign-in-path';
import button from '../ui/button.module.css';
import page from '../ui/page.module.css';
import styles from './console.module.css';

/** Shown after the guide has signed out, in this tab or another one, or after the session has expired. */
export function SignedOut() {
  return (
    <main className={styles.page}>
      <h1>You’re signed out</h1>
      <p className={page.lead}>
        Changes that haven’t been sent yet stay on this device. They’re sent when you next sign in
        here.
      </p>
      <p>
        <a className={button.button} href={signInPath()}>
          Sign in
        </a>
      </p>
    </main>
  );
}
