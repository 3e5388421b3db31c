import { useState } from 'react';
import type { PaymentKind } from 'shared/payment-methods';
import { formatDollars } from 'shared/price';
import { describePayment } from '../format-payment';
import type { NotedPayment, PartyMoney } from '../offline/money';
import type { Payment } from '../offline/tap';
import { PartyButton } from './PartyButton';
import { PaymentForm } from './PaymentForm';
import { PaymentList } from './PaymentList';
import screenReader from '../../ui/screen-reader.module.css';
import styles from './payments.module.css';

interface Props {
  /** The party's name. */
  name: string;
  money: PartyMoney;
  /** The names of the guide's payment services with the method OTHER. */
  services?: readonly string[] | undefined;
  /** Whether the party is still expected; if not, it can only get a refund. */
  isComing: boolean;
  onPay: (payment: Payment) => Promise<void>;
  onUndo: (payment: NotedPayment) => void;
}

/** A party's payments, and the form that adds a payment. */
export function PartyPayments({ name, money, services, isComing, onPay, onUndo }: Props) {
  // When the form closes, its button takes the focus; until the form was first opened, the button doesn't.
  const [formState, setFormState] = useState<'closed' | 'open' | 'unopened'>('unopened');
  const [statusText, setStatusText] = useState('');
  const { owedCents, paidCents, suggestedCents, payments, hasFixedPrice } = money;
  const kinds = paymentKinds(money, isComing);
  if (payments.length === 0 && kinds.length === 0) return null;
  return (
    <div className={styles.partyPayments} data-payments>
      <PaymentList
        label={`Payments by ${name}`}
        payments={payments}
        onUndo={(payment) => {
          onUndo(payment);
          setStatusText(`Undone: ${describePayment(payment)}.`);
        }}
      />
      {formState === 'open' ? (
        <PaymentForm
          label={`Payment by ${name}`}
          kinds={kinds}
          maxCents={{
            REFUND: paidCents,
            ...(hasFixedPrice && { FARE: owedCents, DEPOSIT: owedCents }),
          }}
          suggestedCents={{ FARE: suggestedCents }}
          services={services}
          onAdd={async (payment) => {
            await onPay(payment);
            setStatusText(`Noted: ${describePayment(payment)}.`);
          }}
          onClose={() => {
            setFormState('closed');
          }}
        />
      ) : (
        kinds.length > 0 && (
          <PartyButton
            name={`for ${name}`}
            autoFocus={formState === 'closed'}
            onClick={() => {
              setFormState('open');
            }}
          >
            {owedCents > 0 ? 'Other payment' : 'Add payment'}
          </PartyButton>
        )
      )}
      <p className={screenReader.only} role="status">
        {statusText}
      </p>
    </div>
  );
}

interface RefundDueProps extends Pick<Props, 'name' | 'money'> {
  onPay: (payment: Payment) => void;
}

/** Reminds the guide to refund a party whose booking or tour was canceled. One tap notes a refund of the whole amount. */
export function RefundDue({ name, money: { paidCents, payments }, onPay }: RefundDueProps) {
  const lastPayment = payments.findLast(({ kind }) => kind === 'FARE' || kind === 'DEPOSIT');
  if (paidCents <= 0 || !lastPayment) return null;
  const amount = formatDollars(paidCents);
  return (
    <p className={styles.refundDue}>
      <span>A refund is due.</span>
      <PartyButton
        name={`to ${name}`}
        onClick={() => {
          // Guides usually refund a payment with the method that the party used.
          const { method, service } = lastPayment;
          const way = { method, ...(service !== undefined && { service }) };
          onPay({ kind: 'REFUND', cents: paidCents, ...way });
        }}
      >
        {`Refunded ${amount}`}
      </PartyButton>
    </p>
  );
}

/** Returns the possible kinds of a party's next payment, with the most likely one first. */
function paymentKinds(
  { owedCents, paidCents, hasFixedPrice, isFree }: PartyMoney,
  isComing: boolean,
): PaymentKind[] {
  const refund = paidCents > 0 ? (['REFUND'] as const) : [];
  if (!isComing) return [...refund];
  if (hasFixedPrice && owedCents === 0) return ['TIP', ...refund];
  return isFree ? ['TIP', 'FARE', ...refund] : ['FARE', 'TIP', 'DEPOSIT', ...refund];
}
