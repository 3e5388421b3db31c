import type { ReactNode } from 'react';
import styles from './reports.module.css';

/** A table that scrolls sideways if it's too wide. The keyboard can scroll it, too. */
export function WideTable({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.wide} role="group" aria-label={name} tabIndex={0}>
      <table className={styles.table}>{children}</table>
    </div>
  );
}
