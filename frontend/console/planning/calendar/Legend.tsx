import type { ReactNode } from 'react';
import { StateIcon } from './StateIcon';
import type { Mark } from './summary';
import styles from './calendar.module.css';

const MARKS: readonly Mark[] = ['booked', 'full', 'clashing', 'canceled'];

/**
 * Explains the marks and colors. Hidden from screen readers, which get texts instead.
 *
 * @param children explanations of additional marks
 */
export function Legend({ children }: { children?: ReactNode }) {
  return (
    <p className={styles.legend} aria-hidden="true">
      {MARKS.map((mark) => (
        <span key={mark}>
          <StateIcon mark={mark} className={styles.icon} /> {mark}
        </span>
      ))}
      <span>
        <i className={styles.day} /> day tour
      </span>
      <span>
        <i className={styles.night} /> night tour
      </span>
      {children}
    </p>
  );
}
