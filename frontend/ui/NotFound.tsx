import type { ReactNode } from 'react';
import { Picture } from './Picture';
import './not-found.css';

export const NOT_FOUND = {
  title: 'Not found',
  text: 'There’s no page at this address.',
};

/**
 * What stands at an address where there is no page, or none for this visitor.
 *
 * @param children the way home
 */
export function NotFound({ children }: { children: ReactNode }) {
  return (
    <div className="page not-found">
      <Picture className="scene" name="not-found" alt="" sizes="(width < 48rem) 100vw, 34rem" />
      <h1>This corner isn’t on the map</h1>
      <p className="lead">{NOT_FOUND.text}</p>
      <p>{children}</p>
    </div>
  );
}
