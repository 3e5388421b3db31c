import type { ReactNode } from 'react';
import styles from './stepper.module.css';

interface Props {
  /** What the buttons are called. */
  fewer: string;
  more: string;
  /** Missing at an end of the range, where the button stays, and keeps the focus, but does nothing. */
  onFewer?: () => void;
  onMore?: () => void;
  /** What shows the number: a field, or an output. */
  children: ReactNode;
}

/** A number with a button for one fewer and one for one more. */
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
