import {
  paymentMethodDetail,
  paymentUsesText,
  tipMethods,
  type PaymentMethod,
} from './payment-methods.ts';

test('cash and cards aren’t ways to tip after the walk', () => {
  const zelle: PaymentMethod = { kind: 'ZELLE', uses: ['TIP'], name: 'Ana' };
  const venmo: PaymentMethod = { kind: 'VENMO', uses: ['FARE', 'TIP'], url: 'https://venmo.com/' };
  const methods: PaymentMethod[] = [
    { kind: 'CASH', uses: ['FARE', 'TIP'] },
    { kind: 'CARD', uses: ['TIP'] },
    { ...venmo, uses: ['FARE'] },
    zelle,
    venmo,
  ];
  expect(tipMethods(methods)).toEqual([zelle, venmo]);
});

test('a way to pay has a text for its recipient and one for its uses', () => {
  expect(paymentMethodDetail({ kind: 'ZELLE', uses: ['TIP'], name: '+1 212 555 0100' })).toBe(
    '+1 212 555 0100',
  );
  expect(paymentMethodDetail({ kind: 'CASH', uses: ['TIP'] })).toBe('');
  expect(paymentUsesText(['TIP'])).toBe('for a tip');
  expect(paymentUsesText(['TIP', 'FARE'])).toBe('for the tour or a tip');
  expect(paymentUsesText(['FARE', 'DEPOSIT', 'TIP'])).toBe('for the tour, a deposit or a tip');
});
