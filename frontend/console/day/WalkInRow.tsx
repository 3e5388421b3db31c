import clsx from 'clsx';
import { useId } from 'react';
import type { SheetDeparture } from '../../api/schema';
import { useGuideSession, useOutbox } from '../offline/guide-session';
import type { PartyMoney } from '../offline/money';
import { isUnsentTap } from '../offline/outbox';
import { walkInParty, type WalkInTap } from '../offline/tap';
import { formatPeople } from '../format-people';
import { PayButton } from './PayButton';
import callout from '../../ui/callout.module.css';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './party.module.css';

interface Props {
  departure: SheetDeparture;
  walkIn: WalkInTap;
  money: PartyMoney;
}

/** A walk-in that the server hasn't saved yet, or has refused. */
export function WalkInRow({ departure, walkIn, money }: Props) {
  const { outbox } = useGuideSession();
  const { isSendingOverdue } = useOutbox();
  const nameId = useId();
  const { people } = walkIn.who;
  const party = walkInParty(walkIn, departure.price);
  const { name } = party;
  const isRefused = !isUnsentTap(walkIn);
  const hereText = people === 1 ? 'Here' : `All ${String(people)} here`;
  return (
    <li
      data-party={walkIn.id}
      className={clsx(styles.party, !isRefused && styles.here)}
      aria-labelledby={nameId}
      aria-busy={!isRefused && !isSendingOverdue}
    >
      <div className={styles.line}>
        <div className={styles.summary}>
          <span className={styles.name}>
            <strong id={nameId}>{name}</strong>{' '}
            <span className={styles.size}>{formatPeople(people)}</span>
          </span>
          <small>
            {isRefused ? 'Walk-in' : hereText}
            {!isRefused && isSendingOverdue && ', not sent yet'}
          </small>
        </div>
        {!isRefused && (
          <PayButton
            name={name}
            money={money}
            isNextStep
            onPay={(payment) => void outbox.notePayment(departure, payment, party)}
            onUndo={(payment) => void outbox.undoPayment(departure, payment, party)}
          />
        )}
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
