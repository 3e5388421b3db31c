import type { ReactNode } from 'react';
import { useWords } from './language';
import { pageWords } from './words/page';
import button from './button.module.css';
import styles from './callout.module.css';

interface Props {
  children: ReactNode;
  /** Tries again what failed, if that can help. */
  onRetry?: () => void;
}

/** Says what went wrong; screen readers say it at once. */
export function Alert({ children, onRetry }: Props) {
  const words = useWords(pageWords);
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
        {words.retry}
      </button>
    </div>
  );
}
