import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Picture } from './Picture';
import page from './page.module.css';
import picture from './picture.module.css';
import styles from './error-page.module.css';

interface Props {
  title: string;
  text: string;
  /** Links to other pages. */
  children: ReactNode;
}

/** A page with a picture, a short text, and links, shown if a URL's page is missing or unavailable. */
export function ErrorPage({ title, text, children }: Props) {
  return (
    <div className={clsx(page.page, styles.errorPage)}>
      <Picture
        className={picture.scene}
        name="not-found"
        alt=""
        sizes="(width < 48rem) 100vw, 34rem"
      />
      <h1>{title}</h1>
      <p className={page.lead}>{text}</p>
      <p>{children}</p>
    </div>
  );
}
