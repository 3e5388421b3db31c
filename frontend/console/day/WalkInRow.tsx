import { useId } from 'react';
import { useDesk } from '../desk';
import { isWaiting } from '../outbox/outbox';
import type { WalkInTap } from '../outbox/tap';
import { peopleIn } from './people';
import { useOutbox } from './use-sheet';

/** Somebody who came without a booking, and whom the server does not have yet, or refused. */
export function WalkInRow({ tap }: { tap: WalkInTap }) {
  const { outbox } = useDesk();
  const { isLate } = useOutbox();
  const nameId = useId();
  const { people } = tap.who;
  const name = tap.who.name || 'Walk-in';
  const isRefused = !isWaiting(tap);
  return (
    <li
      className={isRefused ? 'party' : 'party here'}
      aria-labelledby={nameId}
      aria-busy={!isRefused && !isLate}
    >
      <div className="party-line">
        <div className="party-who">
          <span className="party-name">
            <strong id={nameId}>{name}</strong>{' '}
            <span className="party-size">{peopleIn(people)}</span>
          </span>
          <small>
            {isRefused ? 'Walk-in' : people === 1 ? 'Here' : `All ${String(people)} here`}
            {!isRefused && isLate && ', not sent yet'}
          </small>
        </div>
        <button
          className="check-in quiet"
          type="button"
          onClick={() => void outbox.takeBack(tap.id)}
        >
          Remove<span className="visually-hidden"> {name}</span>
        </button>
      </div>
      {isRefused && (
        <p className="party-news refused" role="alert">
          {tap.refused}
        </p>
      )}
    </li>
  );
}
