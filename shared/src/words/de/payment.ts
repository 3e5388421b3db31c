import type { PaymentMethodKind, PaymentUse } from '../../payment-methods.ts';
import type { PaymentWords } from '../en/payment.ts';

const NAMES: Readonly<Record<PaymentMethodKind, string>> = {
  CASH: 'Bar',
  CARD: 'Karte',
  VENMO: 'Venmo',
  PAYPAL: 'PayPal',
  CASH_APP: 'Cash App',
  ZELLE: 'Zelle',
  OTHER: 'Sonstiges',
};

const USES: Readonly<Record<PaymentUse, string>> = {
  FARE: 'die Tour',
  DEPOSIT: 'eine Anzahlung',
  TIP: 'ein Trinkgeld',
};

/** Ways to pay the guide. */
export const paymentWords: PaymentWords = {
  name: (kind) => NAMES[kind],
  onTheDay: 'am Tag der Tour',
  uses: (uses) => {
    const words = uses.map((use) => USES[use]);
    const last = words.pop() ?? '';
    return words.length === 0 ? `für ${last}` : `für ${words.join(', ')} oder ${last}`;
  },
};
