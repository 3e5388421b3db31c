import clsx from 'clsx';
import type { ReactNode } from 'react';
import { headWords } from '../words/head';
import { useWords } from '../../ui/language';
import button from '../../ui/button.module.css';
import callout from '../../ui/callout.module.css';
import styles from './page-alert.module.css';

interface Props {
  /** What went wrong. */
  children: ReactNode;
  /** What the button says. */
  action: string;
  onAction?: () => void;
}

/** Says at the foot of the window that a page, or part of one, is missing. */
export function PageAlert({ children, action, onAction }: Props) {
  return (
    <div className={clsx(callout.alert, styles.pageAlert)} role="alert">
      {children}
      <button className={button.small} type="button" onClick={onAction}>
        {action}
      </button>
    </div>
  );
}

/** Shown by main.ts, which has no React; the page carries it as a template. */
export function Incomplete() {
  const { incomplete, reload } = useWords(headWords);
  return (
    <template id="incomplete">
      <PageAlert action={reload}>{incomplete}</PageAlert>
    </template>
  );
}
