import type { ReactNode } from 'react';
import { texts } from './texts.en';
import button from './button.module.css';
import styles from './callout.module.css';

interface Props {
  children: ReactNode;
  /** Retries the failed action. If undefined, there is no "Try again" button. */
  onRetry?: () => void;
}

/** An error message, which screen readers announce immediately. */
export function Alert({ children, onRetry }: Props) {
  const alert = (
    <div className={styles.alert} role="alert">
      {children}
    </div>
  );
  if (!onRetry) return alert;
  return (
    <div className={styles.failure}>
      {alert}
      <button className={button.quiet} type="button" onClick={onRetry}>
        {texts.page.retry}
      </button>
    </div>
  );
}
