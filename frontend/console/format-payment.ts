import { paymentMethodName } from 'shared/payment-methods';
import { formatDollars } from 'shared/price';
import type { PaymentRecord } from '../api/schema';

type Method = PaymentRecord['method'];

/** Describes a payment's amount and method: "$80 in cash". */
export function describePayment({
  cents,
  method,
}: Pick<PaymentRecord, 'cents' | 'method'>): string {
  return `${formatDollars(Math.abs(cents))} ${describeMethod(method)}`;
}

/** Describes how something was paid: "in cash", or "by Venmo". */
export function describeMethod(method: Method): string {
  if (method === 'CASH') return 'in cash';
  if (method === 'CARD') return 'by card';
  return method === 'OTHER' ? 'another way' : `by ${paymentMethodName({ kind: method, uses: [] })}`;
}
