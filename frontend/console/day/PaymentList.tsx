import { formatDollars } from 'shared/price';
import { useOutbox } from '../offline/guide-session';
import { describePayment } from '../format-payment';
import type { NotedPayment } from '../offline/money';
import { formatInstant } from './format-instant';
import { PartyButton } from './PartyButton';
import styles from './payments.module.css';

/** The words before the amount of each kind of payment. */
const PREFIXES: Readonly<Record<NotedPayment['kind'], string>> = {
  FARE: '',
  DEPOSIT: 'Deposit: ',
  TIP: 'Tip: ',
  REFUND: 'Refund: ',
};

interface Props {
  /** The list's accessible name; missing if a heading above the list names it. */
  label?: string;
  payments: readonly NotedPayment[];
  onUndo: (payment: NotedPayment) => void;
}

/** Payments that can be undone, oldest first. */
export function PaymentList({ label, payments, onUndo }: Props) {
  const { isSendingOverdue } = useOutbox();
  if (payments.length === 0) return null;
  return (
    <ul className={styles.payments} aria-label={label}>
      {payments.map((payment) => (
        <li key={payment.id}>
          <span>
            {PREFIXES[payment.kind]}
            {describePayment(payment)}{' '}
            <small>
              {payment.isUnsent && isSendingOverdue ? 'not sent yet' : formatInstant(payment.at)}
            </small>
          </span>
          <PartyButton
            name={`the payment of ${formatDollars(Math.abs(payment.cents))}`}
            onClick={() => {
              onUndo(payment);
            }}
          >
            Undo
          </PartyButton>
        </li>
      ))}
    </ul>
  );
}
