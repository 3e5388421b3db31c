import clsx from 'clsx';
import { useRef } from 'react';
import { formatDollars } from 'shared/price';
import { useOutbox } from '../offline/guide-session';
import { useLastPaymentWay } from '../offline/last-payment-way';
import type { NotedPayment, PartyMoney } from '../offline/money';
import type { Payment } from '../offline/tap';
import { describeWay } from '../format-payment';
import { BOUNCE_MS } from './PartyMarks';
import { useUndoOffer } from './use-undo-offer';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './party.module.css';

interface Props {
  /** The party's name. */
  name: string;
  money: PartyMoney;
  /** Whether paying is the party's next step, because it has arrived. */
  isNextStep: boolean;
  /** Whether the party's details, which list its payments, are shown; missing if the party has no details. */
  isOpen?: boolean;
  onPay: (payment: Payment) => void;
  onUndo: (payment: NotedPayment) => void;
  /** Missing if the party has no details; then, a tap undoes the payment at any time. */
  onToggleDetails?: () => void;
}

/**
 * A button that notes with one tap that a party has paid the amount it owes. For a few seconds, the next tap undoes the
 * payment; later, a tap shows the party's payments.
 */
export function PayButton(props: Props) {
  const { name, money, isNextStep, isOpen, onPay, onUndo, onToggleDetails } = props;
  const { owedCents, paidCents, payments } = money;
  const { isSendingOverdue } = useOutbox();
  const way = useLastPaymentWay();
  const tappedAt = useRef(0);
  const [offersUndo, setOffersUndo] = useUndoOffer();
  const isPaid = owedCents === 0;
  if (isPaid && paidCents <= 0) return null;
  const lastFare = payments.findLast(({ kind }) => kind === 'FARE');
  const undoablePayment = isPaid && (offersUndo || !onToggleDetails) ? lastFare : undefined;
  const isUnsent = isSendingOverdue && payments.some((payment) => payment.isUnsent);

  const handleTap = () => {
    if (Date.now() - tappedAt.current < BOUNCE_MS) return;
    tappedAt.current = Date.now();
    setOffersUndo(!isPaid);
    if (!isPaid) onPay({ kind: 'FARE', cents: owedCents, ...way });
    else if (undoablePayment) onUndo(undoablePayment);
    else onToggleDetails?.();
  };
  return (
    <button
      className={clsx(styles.mainAction, styles.pay, classOf(isPaid, isNextStep))}
      type="button"
      aria-expanded={isPaid && !undoablePayment ? isOpen : undefined}
      onClick={handleTap}
    >
      <span className={screenReader.only}>{name}: </span>
      {isPaid ? (
        <span>
          <span aria-hidden="true">✓ </span>
          {formatDollars(paidCents)} paid
          {!undoablePayment && <span className={screenReader.only}>, payments</span>}
        </span>
      ) : (
        <span>Paid {formatDollars(owedCents)}</span>
      )}
      {undoablePayment && <small className={styles.undo}>Undo</small>}
      {isUnsent && <small className={styles.unsent}>not sent yet</small>}
      {!isPaid && <small className={styles.unsent}>{describeWay(way)}</small>}
    </button>
  );
}

function classOf(isPaid: boolean, isNextStep: boolean): string | undefined {
  if (isPaid) return styles.paid;
  return isNextStep ? styles.next : styles.quiet;
}
