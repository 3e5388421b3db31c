import { linkHost } from './https-link.ts';
import { paymentWords } from './words/en/payment.ts';

/** The ways to pay a guide. `OTHER` is any service with a link. */
export const PAYMENT_METHOD_KINDS = [
  'CASH',
  'CARD',
  'VENMO',
  'PAYPAL',
  'CASH_APP',
  'ZELLE',
  'OTHER',
] as const;

export type PaymentMethodKind = (typeof PAYMENT_METHOD_KINDS)[number];

/** The purposes of ways to pay. */
export const PAYMENT_USES = ['FARE', 'DEPOSIT', 'TIP'] as const;

export type PaymentUse = (typeof PAYMENT_USES)[number];

/** The purposes of payments. A `REFUND` goes back to the party. */
export const PAYMENT_KINDS = [...PAYMENT_USES, 'REFUND'] as const;

export type PaymentKind = (typeof PAYMENT_KINDS)[number];

/** A way to pay the guide. */
export interface PaymentMethod {
  kind: PaymentMethodKind;
  uses: PaymentUse[];
  /** The guide's own link, which begins with `https://`. Required, except for cash, cards, and Zelle. */
  url?: string;
  /** For Zelle, the guide's phone number or email address at Zelle; for `OTHER`, the service's name. */
  name?: string;
}

/** How a payment was made. */
export interface PaymentWay {
  method: PaymentMethodKind;
  /** For `OTHER`, the service's name, if it is known. */
  service?: string;
}

/** The maximum length of a service's name. */
export const MAX_SERVICE_LENGTH = 60;

/** Names how a payment was made: "Venmo". */
export function paymentWayName({ method, service }: PaymentWay, words = paymentWords): string {
  return method === 'OTHER' && service !== undefined ? service : words.name(method);
}

/** Returns the names of the services of the kind `OTHER`, without duplicates. */
export function otherServices(methods: readonly PaymentMethod[]): string[] {
  const names = methods.map(({ kind, name = '' }) => (kind === 'OTHER' ? name : ''));
  return [...new Set(names)].filter((name) => name !== '');
}

/** Returns whether a kind of payment method needs a link. */
export function hasPaymentLink(kind: PaymentMethodKind): boolean {
  return kind !== 'CASH' && kind !== 'CARD' && kind !== 'ZELLE';
}

/** Returns the ways to tip the guide after the walk, when it's too late for cash and cards. */
export function tipMethods<Method extends PaymentMethod>(methods: readonly Method[]): Method[] {
  return methods.filter(
    ({ kind, uses }) => uses.includes('TIP') && kind !== 'CASH' && kind !== 'CARD',
  );
}

/** Names a way to pay: "Venmo". */
export function paymentMethodName(
  { kind, name = '' }: PaymentMethod,
  words = paymentWords,
): string {
  return kind === 'OTHER' ? name : words.name(kind);
}

/**
 * Returns the detail that visitors see beside the name of a way to pay: the host of its link, the guide's phone number or
 * email address at Zelle, or when cards are accepted. Empty for cash.
 */
export function paymentMethodDetail(
  { kind, url = '', name = '' }: PaymentMethod,
  words = paymentWords,
): string {
  if (kind === 'CARD') return words.onTheDay;
  return kind === 'ZELLE' ? name : (linkHost(url) ?? '');
}

/** Writes what a way to pay is for: "for the tour or a tip". */
export function paymentUsesText(uses: readonly PaymentUse[], words = paymentWords): string {
  return words.uses(PAYMENT_USES.filter((use) => uses.includes(use)));
}
