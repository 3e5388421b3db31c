import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import {
  PAYMENT_METHOD_KINDS,
  paymentWayName,
  type PaymentKind,
  type PaymentWay,
} from 'shared/payment-methods';
import { formatDollars, parseDollars } from 'shared/price';
import * as limits from '../../api/limits';
import { Field } from '../../ui/Field';
import {
  parsePaymentWay,
  setLastPaymentWay,
  serializePaymentWay,
  useLastPaymentWay,
} from '../offline/last-payment-way';
import type { Payment } from '../offline/tap';
import button from '../../ui/button.module.css';
import styles from './payments.module.css';

/** The name of each kind of payment, and the label of the button that notes it. */
const KIND_TEXTS: Readonly<Record<PaymentKind, readonly [label: string, action: string]>> = {
  FARE: ['Tour', 'Add payment'],
  DEPOSIT: ['Deposit', 'Add deposit'],
  TIP: ['Tip', 'Add tip'],
  REFUND: ['Refund', 'Add refund'],
};

interface Props {
  /** The form's accessible name. */
  label: string;
  /** The kinds to choose from; the first one is selected. */
  kinds: readonly PaymentKind[];
  /** The maximum for some kinds, in cents: the amount that the party owes, or that it can get back. */
  maxCents?: Partial<Record<PaymentKind, number>>;
  /** The amounts that are filled in for some kinds without a maximum, in cents. */
  suggestedCents?: Partial<Record<PaymentKind, number>>;
  /** The names of the guide's payment services with the method OTHER. */
  services?: readonly string[] | undefined;
  /** Notes a payment; resolves once the tap is stored. */
  onAdd: (payment: Payment) => Promise<void>;
  onClose: () => void;
}

/** Notes a payment of any amount. The form validates the amount without the server, because it has to work offline. */
export function PaymentForm(props: Props) {
  const { label, kinds, maxCents = {}, suggestedCents = {}, services = [] } = props;
  const { onAdd, onClose } = props;
  const lastWay = useLastPaymentWay();
  const [kind, setKind] = useState(kinds[0] ?? 'TIP');
  const initialAmountFor = (forKind: PaymentKind) =>
    formatAmount(maxCents[forKind] ?? suggestedCents[forKind]);
  const [amount, setAmount] = useState(initialAmountFor(kind));
  const [serializedWay, setSerializedWay] = useState(serializePaymentWay(lastWay));
  const [error, setError] = useState<string>();
  const amountRef = useRef<HTMLInputElement>(null);
  const isSubmitting = useRef(false);
  // The button that opened the form has disappeared, so the amount takes the focus.
  useEffect(() => {
    amountRef.current?.focus();
    amountRef.current?.select();
  }, []);
  const cents = parseDollars(amount) ?? 0;
  /** The amount above the fare, such as change that the guide may keep. */
  const tipCents = kind === 'FARE' ? Math.max(0, cents - (maxCents.FARE ?? Infinity)) : 0;
  const paymentCents = cents - tipCents;

  const submit = async () => {
    const problem = validateAmount(kind, paymentCents, maxCents[kind]);
    setError(problem);
    if (problem !== undefined) amountRef.current?.focus();
    // Ignores a second click in the same frame.
    if (problem !== undefined || isSubmitting.current) return;
    isSubmitting.current = true;
    const chosenWay = parsePaymentWay(serializedWay);
    setLastPaymentWay(chosenWay);
    await onAdd({ kind, cents: paymentCents, ...chosenWay });
    if (tipCents > 0) await onAdd({ kind: 'TIP', cents: tipCents, ...chosenWay });
    onClose();
  };
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event: SyntheticEvent) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Field label="Amount" {...(error !== undefined && { validationError: error })}>
        {(field) => (
          <input
            {...field}
            ref={amountRef}
            inputMode="decimal"
            autoComplete="off"
            required
            value={amount}
            onChange={(event) => {
              setAmount(event.target.value);
              setError(undefined);
            }}
          />
        )}
      </Field>
      {kinds.length > 1 && (
        <Choice
          label="For"
          options={kinds.map((each) => [each, KIND_TEXTS[each][0]])}
          value={kind}
          onChange={(newKind) => {
            setKind(newKind);
            setAmount(initialAmountFor(newKind));
            setError(undefined);
          }}
        />
      )}
      <Choice
        label="Method"
        options={waysToPay(services, lastWay).map((way) => [
          serializePaymentWay(way),
          paymentWayName(way),
        ])}
        value={serializedWay}
        onChange={setSerializedWay}
      />
      <p className={styles.split} role="status">
        {tipCents > 0 &&
          `${formatDollars(paymentCents)} for the tour, and ${formatDollars(tipCents)} as a tip.`}
      </p>
      <div className={styles.buttons} data-actions>
        <button className={button.button} type="submit">
          {KIND_TEXTS[kind][1]}
        </button>
        <button className={button.quiet} type="button" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  options: readonly (readonly [value: Value, label: string])[];
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <Field label={label}>
      {(props) => (
        <select
          {...props}
          value={value}
          onChange={(event) => {
            onChange(event.target.value as Value);
          }}
        >
          {options.map(([each, text]) => (
            <option key={each} value={each}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** Returns the ways to pay, including the last used one, even if the guide no longer has that service. */
function waysToPay(services: readonly string[], lastWay: PaymentWay): PaymentWay[] {
  const { service: lastService } = lastWay;
  const names = new Set([...services, ...(lastService === undefined ? [] : [lastService])]);
  return PAYMENT_METHOD_KINDS.flatMap((method): PaymentWay[] =>
    method === 'OTHER'
      ? [...[...names].map((service) => ({ method, service })), { method }]
      : [{ method }],
  );
}

/** Returns the error message for an amount; undefined if the amount is valid. */
function validateAmount(
  kind: PaymentKind,
  cents: number,
  maxCents: number | undefined,
): string | undefined {
  if (cents === 0) return 'Enter an amount, such as 80 or 12.50.';
  if (maxCents !== undefined && cents > maxCents) {
    const max = formatDollars(maxCents);
    return kind === 'REFUND'
      ? `They paid ${max}, so enter at most that.`
      : `They owe ${max}, so enter at most that.`;
  }
  const { maximum } = limits.PaymentInput.cents;
  return cents > maximum ? `Enter at most ${formatDollars(maximum)}.` : undefined;
}

function formatAmount(cents = 0): string {
  return cents > 0 ? formatDollars(cents).slice(1) : '';
}
