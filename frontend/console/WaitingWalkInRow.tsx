import { useId } from 'react';
import { peopleIn } from './DayLinks';
import type { WaitingWalkIn } from './outbox';
import { WaitingMark } from './WaitingMark';

interface Props {
  walkIn: WaitingWalkIn;
  onRemove: () => void;
}

/** Somebody who came without a booking, and whom the server does not have yet. */
export function WaitingWalkInRow({ walkIn, onRemove }: Props) {
  const nameId = useId();
  const { people } = walkIn.who;
  const name = walkIn.who.name || 'Walk-in';
  return (
    <li className="party here" aria-labelledby={nameId} aria-busy={!walkIn.waited}>
      <div className="party-who">
        <strong id={nameId}>{name}</strong> <span className="party-size">{peopleIn(people)}</span>
        <span className="booked">Walk-in</span>
      </div>
      <p className="arrived">
        <span aria-hidden="true">✓ </span>
        {people === 1 ? 'Here' : `All ${String(people)} here`}
        {walkIn.waited && <WaitingMark />}
      </p>
      <div className="party-more">
        <button className="toggle" type="button" onClick={onRemove}>
          Remove<span className="visually-hidden"> {name}</span>
        </button>
      </div>
    </li>
  );
}
