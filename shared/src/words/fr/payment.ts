import type { PaymentMethodKind, PaymentUse } from '../../payment-methods.ts';
import type { PaymentWords } from '../en/payment.ts';

const NAMES: Readonly<Record<PaymentMethodKind, string>> = {
  CASH: 'Espèces',
  CARD: 'Carte',
  VENMO: 'Venmo',
  PAYPAL: 'PayPal',
  CASH_APP: 'Cash App',
  ZELLE: 'Zelle',
  OTHER: 'Autre moyen',
};

const USES: Readonly<Record<PaymentUse, string>> = {
  FARE: 'la visite',
  DEPOSIT: 'un acompte',
  TIP: 'un pourboire',
};

/** Ways to pay the guide. */
export const paymentWords: PaymentWords = {
  name: (kind) => NAMES[kind],
  onTheDay: 'le jour même',
  uses: (uses) => {
    const words = uses.map((use) => USES[use]);
    const last = words.pop() ?? '';
    return words.length === 0 ? `pour ${last}` : `pour ${words.join(', ')} ou ${last}`;
  },
};
