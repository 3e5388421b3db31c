import type { PaymentMethodKind, PaymentUse } from '../../payment-methods.ts';
import type { PaymentWords } from '../en/payment.ts';

const NAMES: Readonly<Record<PaymentMethodKind, string>> = {
  CASH: 'Dinheiro',
  CARD: 'Cartão',
  VENMO: 'Venmo',
  PAYPAL: 'PayPal',
  CASH_APP: 'Cash App',
  ZELLE: 'Zelle',
  OTHER: 'Outra forma',
};

const USES: Readonly<Record<PaymentUse, string>> = {
  FARE: 'o passeio',
  DEPOSIT: 'o sinal',
  TIP: 'a gorjeta',
};

const alternatives = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** Ways to pay the guide. */
export const paymentWords: PaymentWords = {
  name: (kind) => NAMES[kind],
  onTheDay: 'no dia',
  uses: (uses) => `para ${alternatives.format(uses.map((use) => USES[use]))}`,
};
