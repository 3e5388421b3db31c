import type { PaymentMethodKind, PaymentUse } from '../../payment-methods.ts';
import type { PaymentWords } from '../en/payment.ts';

const NAMES: Readonly<Record<PaymentMethodKind, string>> = {
  CASH: 'Efectivo',
  CARD: 'Tarjeta',
  VENMO: 'Venmo',
  PAYPAL: 'PayPal',
  CASH_APP: 'Cash App',
  ZELLE: 'Zelle',
  OTHER: 'Otro medio',
};

const USES: Readonly<Record<PaymentUse, string>> = {
  FARE: 'el recorrido',
  DEPOSIT: 'el anticipo',
  TIP: 'la propina',
};

export const paymentWords: PaymentWords = {
  name: (kind) => NAMES[kind],
  onTheDay: 'el día del paseo',
  uses: (uses) => {
    const words = uses.map((use) => USES[use]);
    const last = words.pop() ?? '';
    return words.length === 0 ? `para ${last}` : `para ${words.join(', ')} o ${last}`;
  },
};
