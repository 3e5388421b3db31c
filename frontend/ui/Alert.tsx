import type { ReactNode } from 'react';

/** Says what went wrong; screen readers say it at once. */
export function Alert({ children }: { children: ReactNode }) {
  return (
    <div className="alert" role="alert">
      {children}
    </div>
  );
}
