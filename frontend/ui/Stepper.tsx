import type { ReactNode } from 'react';
import styles from './stepper.module.css';

interface Props {
  /** The buttons' labels. */
  fewer: string;
  more: string;
  /** Undefined at the end of the range. The button then stays focusable, but does nothing. */
  onFewer?: () => void;
  onMore?: () => void;
  /** The input or output that shows the number. */
  children: ReactNode;
}

/** A number between buttons that decrease and increase it. */
export function Stepper({ fewer, more, onFewer, onMore, children }: Props) {
  return (
    <div className={styles.stepper}>
      <Step label={fewer} sign="−" onStep={onFewer} />
      {children}
      <Step label={more} sign="+" onStep={onMore} />
    </div>
  );
}

function Step({ label, sign, onStep }: { label: string; sign: string; onStep?: () => void }) {
  return (
    <button type="button" aria-label={label} aria-disabled={onStep === undefined} onClick={onStep}>
      <span aria-hidden="true">{sign}</span>
    </button>
  );
}
