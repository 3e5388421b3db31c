import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from './Picture';
import styles from './not-found.module.css';
import page from './page.module.css';
import picture from './picture.module.css';

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
    <div className={clsx(page.page, styles.notFound)}>
      <Picture
        className={picture.scene}
        name="not-found"
        alt=""
        sizes="(width < 48rem) 100vw, 34rem"
      />
      <h1>This corner isn’t on the map</h1>
      <p className={page.lead}>{NOT_FOUND.text}</p>
      <p>{children}</p>
    </div>
  );
}
