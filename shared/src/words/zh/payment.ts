import type { PaymentMethodKind, PaymentUse } from '../../payment-methods.ts';
import type { PaymentWords } from '../en/payment.ts';

const NAMES: Readonly<Record<PaymentMethodKind, string>> = {
  CASH: '现金',
  CARD: '银行卡',
  VENMO: 'Venmo',
  PAYPAL: 'PayPal',
  CASH_APP: 'Cash App',
  ZELLE: 'Zelle',
  OTHER: '其他',
};

const USES: Readonly<Record<PaymentUse, string>> = {
  FARE: '团费',
  DEPOSIT: '订金',
  TIP: '小费',
};

export const paymentWords: PaymentWords = {
  name: (kind) => NAMES[kind],
  onTheDay: '当天刷卡',
  uses: (uses) => `可付${uses.map((use) => USES[use]).join('、')}`,
};
