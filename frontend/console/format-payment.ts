import { paymentWayName, type PaymentWay } from 'shared/payment-methods';
import { formatDollars } from 'shared/price';

/** Describes a payment's amount and method: "$80 in cash". */
export function describePayment({ cents, ...way }: PaymentWay & { cents: number }): string {
  return `${formatDollars(Math.abs(cents))} ${describeWay(way)}`;
}

/** Describes a method of payment: "in cash", or "by Venmo". */
export function describeWay({ method, service }: PaymentWay): string {
  if (method === 'CASH') return 'in cash';
  if (method === 'CARD') return 'by card';
  if (method === 'OTHER' && service === undefined) return 'another way';
  return `by ${paymentWayName({ method, ...(service !== undefined && { service }) })}`;
}
