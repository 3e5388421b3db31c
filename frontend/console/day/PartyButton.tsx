import clsx from 'clsx';
import button from '../../ui/button.module.css';
import screenReader from '../../ui/screen-reader.module.css';

interface Props {
  /** The party's name, for screen readers. */
  name: string;
  /** Whether the button takes the focus when it appears. */
  autoFocus?: boolean;
  onClick: () => void;
  children: string;
}

/** A small button in a party's row. */
export function PartyButton({ name, autoFocus = false, onClick, children }: Props) {
  return (
    <button
      className={clsx(button.quiet, button.small)}
      type="button"
      autoFocus={autoFocus}
      onClick={onClick}
    >
      {children}
      <span className={screenReader.only}> {name}</span>
    </button>
  );
}
