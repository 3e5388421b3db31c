import type { PaymentMethodKind, PaymentUse } from '../../payment-methods.ts';
import type { PaymentWords } from '../en/payment.ts';

const NAMES: Readonly<Record<PaymentMethodKind, string>> = {
  CASH: 'Contanti',
  CARD: 'Carta',
  VENMO: 'Venmo',
  PAYPAL: 'PayPal',
  CASH_APP: 'Cash App',
  ZELLE: 'Zelle',
  OTHER: 'Altro',
};

const USES: Readonly<Record<PaymentUse, string>> = {
  FARE: 'il tour',
  DEPOSIT: 'un acconto',
  TIP: 'una mancia',
};

const orList = new Intl.ListFormat('it', { type: 'disjunction' });

/** Ways to pay the guide. */
export const paymentWords: PaymentWords = {
  name: (kind) => NAMES[kind],
  onTheDay: 'il giorno del tour',
  /** "per il tour o una mancia". */
  uses: (uses) => `per ${orList.format(uses.map((use) => USES[use]))}`,
};
