import clsx from 'clsx';
import { useId } from 'react';
import { useDesk, useOutbox } from '../offline/desk';
import { isWaiting } from '../offline/outbox';
import type { WalkInTap } from '../offline/tap';
import { formatPeople } from '../format-people';
import callout from '../../ui/callout.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './party.module.css';

/** A walk-in that the server doesn't have yet, or refused. */
export function WalkInRow({ walkIn }: { walkIn: WalkInTap }) {
  const { outbox } = useDesk();
  const { isLate } = useOutbox();
  const nameId = useId();
  const { people } = walkIn.who;
  const name = walkIn.who.name || 'Walk-in';
  const isRefused = !isWaiting(walkIn);
  const hereText = people === 1 ? 'Here' : `All ${String(people)} here`;
  return (
    <li
      data-party={walkIn.id}
      className={clsx(styles.party, !isRefused && styles.here)}
      aria-labelledby={nameId}
      aria-busy={!isRefused && !isLate}
    >
      <div className={styles.line}>
        <div className={styles.who}>
          <span className={styles.name}>
            <strong id={nameId}>{name}</strong>{' '}
            <span className={styles.size}>{formatPeople(people)}</span>
          </span>
          <small>
            {isRefused ? 'Walk-in' : hereText}
            {!isRefused && isLate && ', not sent yet'}
          </small>
        </div>
        <button
          className={clsx(styles.mainAction, styles.quiet)}
          data-main-action
          type="button"
          onClick={() => void outbox.removeUnsentWalkIn(walkIn.id)}
        >
          Remove<span className={screenReader.only}> {name}</span>
        </button>
      </div>
      {isRefused && (
        <p className={clsx(callout.alert, callout.small, styles.rowMessage)} role="alert">
          {walkIn.refused}
        </p>
      )}
    </li>
  );
}
