import type { PaymentMethodKind, PaymentUse } from '../../payment-methods.ts';

const NAMES: Readonly<Record<PaymentMethodKind, string>> = {
  CASH: 'Cash',
  CARD: 'Card',
  VENMO: 'Venmo',
  PAYPAL: 'PayPal',
  CASH_APP: 'Cash App',
  ZELLE: 'Zelle',
  OTHER: 'Other',
};

const USES: Readonly<Record<PaymentUse, string>> = {
  FARE: 'the tour',
  DEPOSIT: 'a deposit',
  TIP: 'a tip',
};

/** Texts about ways to pay the guide. */
export const paymentWords = {
  /** "Venmo", or "Cash". */
  name: (kind: PaymentMethodKind): string => NAMES[kind],
  /** When the guide takes cards. */
  onTheDay: 'on the day',
  /** The uses of a way to pay: "for the tour or a tip". @param uses at least one, in the order of PAYMENT_USES */
  uses: (uses: readonly PaymentUse[]): string => {
    const words = uses.map((use) => USES[use]);
    const last = words.pop() ?? '';
    return words.length === 0 ? `for ${last}` : `for ${words.join(', ')} or ${last}`;
  },
};

export type PaymentWords = typeof paymentWords;
