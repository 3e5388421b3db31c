import type { ReactNode } from 'react';
import callout from './callout.module.css';

/** Says what went wrong; screen readers say it at once. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div className={callout.alert} role="alert">
      {children}
    </div>
  );
}
