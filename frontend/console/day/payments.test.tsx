import { screen, waitFor, within } from '@testing-library/react';
import type { PartyRecord, PaymentRecord } from '../../api/schema';
import {
  callsTo,
  NO_CONNECTION,
  Refusal,
  respondWith,
  type ReceivedCall,
} from '../../test/fake-api';
import { expectNoViolations } from '../../test/render-page';
import { PARTY } from '../offline/test-party';
import { testDeparture } from '../planning/test-departure';
import { card, openParty, openSheet, row } from './test-sheet';

const PAYMENT_ENDPOINT = 'PUT /guide/parties/{list}/{id}/payments/{payment}';
const REVERSAL_ENDPOINT = 'DELETE /guide/parties/{list}/{id}/payments/{payment}';
const NOTED_AT = '2030-01-07T15:00:00Z';
const FARE: PaymentRecord = { id: 'fare', kind: 'FARE', cents: 8000, method: 'CASH', at: NOTED_AT };
const DEPOSIT: PaymentRecord = {
  ...FARE,
  id: 'deposit',
  kind: 'DEPOSIT',
  cents: 2000,
  method: 'VENMO',
};
/** Two people at $40 each. */
const UNPAID_PARTY: PartyRecord = {
  ...PARTY,
  people: 2,
  price: { kind: 'PERSON', cents: 4000 },
  dueCents: 8000,
};
const PAID_PARTY: PartyRecord = { ...UNPAID_PARTY, payments: [FARE] };

const button = (name: RegExp | string) => within(row()).getByRole('button', { name });
const findButton = (name: RegExp) => within(row()).findByRole('button', { name });
/** The id of the payment in a call's path. */
const paymentIdIn = ({ request }: ReceivedCall) => request.split('/').at(-1) ?? '';
const sentPayments = () => callsTo('PUT /guide/parties').map(({ body }) => body as object);

beforeEach(() => {
  localStorage.clear();
});

test('one tap notes that a party paid the amount it owes, and the next tap undoes the payment', async () => {
  const guide = await openSheet(testDeparture({ parties: [UNPAID_PARTY] }));
  expect(card()).toHaveTextContent('$0 paid, $80 owed');
  respondWith({
    [PAYMENT_ENDPOINT]: (call: ReceivedCall) => ({
      ...UNPAID_PARTY,
      payments: [{ ...FARE, id: paymentIdIn(call) }],
    }),
    [REVERSAL_ENDPOINT]: UNPAID_PARTY,
  });
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
  await guide.click(button('Guest: Paid $80 in cash'));
  // A second tap right after the first is accidental.
  await guide.click(await findButton(/\$80 paid/));
  expect(callsTo('DELETE /guide/parties')).toEqual([]);
  expect(card()).toHaveTextContent('$80 paid');
  expect(card()).not.toHaveTextContent('owed');
  await waitFor(() => {
    expect(sentPayments()).toEqual([
      { kind: 'FARE', cents: 8000, method: 'CASH', at: expect.any(String) as string },
    ]);
  });
  clock.mockReturnValue(Date.now() + 1000);
  await guide.click(button(/\$80 paid.*Undo/));
  clock.mockRestore();
  await findButton(/Paid \$80/);
  await waitFor(() => {
    expect(callsTo('DELETE /guide/parties')).toHaveLength(1);
  });
  await expectNoViolations();
});

test('a party that owes nothing has no button to pay', async () => {
  const freeParty: PartyRecord = { ...PARTY, price: { kind: 'TIPS' }, dueCents: 0, payments: [] };
  await openSheet(testDeparture({ parties: [freeParty] }));
  expect(within(row()).queryByRole('button', { name: /paid/i })).toBeNull();
  expect(card()).not.toHaveTextContent('paid');
});

test('the amount that a party owes depends on how many people came, even offline', async () => {
  const guide = await openSheet(testDeparture({ parties: [UNPAID_PARTY] }));
  respondWith({
    'PUT /guide/parties/{list}/{id}': NO_CONNECTION,
    [PAYMENT_ENDPOINT]: NO_CONNECTION,
  });
  await openParty(guide);
  await guide.click(button('One more for Guest'));
  await guide.click(await findButton(/Paid \$40/));
  await findButton(/\$40 paid.*not sent yet/);
  expect(card()).toHaveTextContent('$40 paid');
});

test('a party that has arrived stays in the main list until it has paid', async () => {
  const allArrived = { arrived: 2, revision: 1 };
  const guide = await openSheet(
    testDeparture({
      parties: [
        { ...UNPAID_PARTY, ...allArrived, id: 'one', name: 'Ann' },
        { ...PAID_PARTY, ...allArrived, id: 'two', name: 'Zoe' },
      ],
    }),
  );
  expect(row('Ann').parentElement).toHaveAccessibleName('Parties');
  await guide.click(screen.getByRole('button', { name: /1 party here/ }));
  expect(row('Zoe').parentElement).toHaveAccessibleName('Here already');
});

test('money above what a party owes is noted as a tip, and the method is preselected for the next party', async () => {
  const nextParty = { ...UNPAID_PARTY, id: 'two', name: 'Zoe' };
  const guide = await openSheet(testDeparture({ parties: [UNPAID_PARTY, nextParty] }));
  respondWith({ [PAYMENT_ENDPOINT]: NO_CONNECTION });
  await openParty(guide);
  await guide.click(button(/^Other payment/));
  const form = screen.getByRole('form', { name: 'Payment by Guest' });
  const amount = within(form).getByLabelText('Amount');
  expect(amount).toHaveFocus();
  expect(amount).toHaveValue('80');
  await guide.clear(amount);
  await guide.type(amount, '100');
  await guide.selectOptions(within(form).getByLabelText('Method'), 'Venmo');
  within(form).getByText('$80 for the tour, and $20 as a tip.');
  await expectNoViolations();
  await guide.click(within(form).getByRole('button', { name: 'Add payment' }));
  const list = await screen.findByRole('list', { name: 'Payments by Guest' });
  await within(list).findByText(/^Tip: \$20 by Venmo/);
  within(list).getByText(/^\$80 by Venmo/);
  expect(button(/^Add payment/)).toHaveFocus();
  expect(card()).toHaveTextContent('$80 paid, $80 owed, $20 in tips');
  within(row('Zoe')).getByRole('button', { name: /Paid \$80 by Venmo/ });
});

test('undoing a payment moves the focus to the button that adds one, and screen readers announce the undo', async () => {
  const tip: PaymentRecord = { ...FARE, id: 'tip', kind: 'TIP', cents: 500 };
  const guide = await openSheet(
    testDeparture({ parties: [{ ...UNPAID_PARTY, payments: [FARE, tip] }] }),
  );
  respondWith({ [REVERSAL_ENDPOINT]: { ...UNPAID_PARTY, payments: [tip] } });
  await openParty(guide);
  const undo = button('Undo the payment of $80');
  undo.focus();
  await guide.keyboard('{Enter}');
  await within(row()).findByText('Undone: $80 in cash.');
  await waitFor(() => {
    expect(undo).not.toBeInTheDocument();
  });
  expect(button(/^Other payment/)).toHaveFocus();
  await guide.keyboard('{Enter}');
  respondWith({ [PAYMENT_ENDPOINT]: NO_CONNECTION });
  await guide.keyboard('{Enter}');
  await within(row()).findByText('Noted: $80 in cash.');
});

test('the form suggests an amount for the people who came, until the party has paid', async () => {
  const price = { kind: 'WISH' as const, cents: 2000 };
  const firstParty = { ...UNPAID_PARTY, people: 3, arrived: 2, revision: 1, price, dueCents: 0 };
  const secondParty = {
    ...firstParty,
    id: 'two',
    name: 'Zoe',
    payments: [{ ...FARE, cents: 3000 }],
  };
  const guide = await openSheet(testDeparture({ parties: [firstParty, secondParty] }));
  respondWith({ [PAYMENT_ENDPOINT]: NO_CONNECTION });
  await openParty(guide);
  await guide.click(button(/^Add payment/));
  const form = screen.getByRole('form', { name: 'Payment by Guest' });
  const amount = within(form).getByLabelText('Amount');
  expect(amount).toHaveValue('40');
  const kind = within(form).getByLabelText('For');
  await guide.selectOptions(kind, 'Tip');
  expect(amount).toHaveValue('');
  await guide.selectOptions(kind, 'Tour');
  await guide.click(within(form).getByRole('button', { name: 'Add payment' }));
  await within(row()).findByText(/^\$40 in cash/);
  await openParty(guide, 'Zoe');
  await guide.click(within(row('Zoe')).getByRole('button', { name: /^Add payment/ }));
  const secondForm = screen.getByRole('form', { name: 'Payment by Zoe' });
  expect(within(secondForm).getByLabelText('Amount')).toHaveValue('');
});

test('the guide can choose one of their other payment services, which is preselected for the next party', async () => {
  const nextParty = { ...UNPAID_PARTY, id: 'two', name: 'Zoe' };
  const departure = testDeparture({
    parties: [UNPAID_PARTY, nextParty],
    paymentServices: ['Wise', 'Revolut'],
  });
  const guide = await openSheet(departure);
  respondWith({ [PAYMENT_ENDPOINT]: NO_CONNECTION });
  await openParty(guide);
  await guide.click(button(/^Other payment/));
  const form = screen.getByRole('form', { name: 'Payment by Guest' });
  const method = within(form).getByLabelText('Method');
  expect(
    within(method)
      .getAllByRole('option')
      .slice(-4)
      .map(({ textContent }) => textContent),
  ).toEqual(['Zelle', 'Wise', 'Revolut', 'Other']);
  await guide.selectOptions(method, 'Revolut');
  await guide.click(within(form).getByRole('button', { name: 'Add payment' }));
  await within(row()).findByText(/^\$80 by Revolut/);
  await waitFor(() => {
    expect(sentPayments()[0]).toMatchObject({ cents: 8000, method: 'OTHER', service: 'Revolut' });
  });
  await guide.click(within(row('Zoe')).getByRole('button', { name: /Paid \$80 by Revolut/ }));
  await within(row('Zoe')).findByRole('button', { name: /\$80 paid.*Undo/ });
});

test.each([
  ['', 'Tour', 'Enter an amount, such as 80 or 12.50.'],
  ['eighty', 'Tour', 'Enter an amount, such as 80 or 12.50.'],
  ['70', 'Deposit', 'They owe $60, so enter at most that.'],
  ['21', 'Refund', 'They paid $20, so enter at most that.'],
])('the form rejects the amount “%s” for “%s” with “%s”', async (typedAmount, kind, errorText) => {
  const guide = await openSheet(
    testDeparture({ parties: [{ ...UNPAID_PARTY, payments: [DEPOSIT] }] }),
  );
  await openParty(guide);
  await guide.click(button(/^Other payment/));
  const form = screen.getByRole('form', { name: 'Payment by Guest' });
  await guide.selectOptions(within(form).getByLabelText('For'), kind);
  const amount = within(form).getByLabelText('Amount');
  await guide.clear(amount);
  if (typedAmount !== '') await guide.type(amount, typedAmount);
  await guide.click(within(form).getByRole('button', { name: /^Add/ }));
  expect(within(form).getByRole('alert')).toHaveTextContent(errorText);
  expect(amount).toHaveFocus();
  expect(amount).toHaveAccessibleDescription(errorText);
  expect(sentPayments()).toEqual([]);
});

test('a payment that another device noted first shows why the server refused it', async () => {
  const guide = await openSheet(testDeparture({ parties: [UNPAID_PARTY] }));
  const errorMessage = 'This party has already paid.';
  respondWith({ [PAYMENT_ENDPOINT]: new Refusal(409, { errorMessage }) });
  await guide.click(button(/Paid \$80/));
  expect(await within(row()).findByRole('alert')).toHaveTextContent(
    `Not noted: $80 in cash. ${errorMessage}`,
  );
  await findButton(/Paid \$80/);
  await guide.click(button('Got it'));
  await waitFor(() => {
    expect(within(row()).queryByRole('alert')).toBeNull();
  });
});

test('an unsent walk-in can pay the departure’s current price', async () => {
  const departure = testDeparture({
    parties: [UNPAID_PARTY],
    price: { kind: 'PERSON', cents: 4500 },
  });
  const guide = await openSheet(departure);
  respondWith({ 'POST /guide/departures/{id}/walk-ins': NO_CONNECTION });
  await guide.click(screen.getByRole('button', { name: /^Add walk-in/ }));
  const form = screen.getByRole('form', { name: 'Walk-in' });
  await guide.click(within(form).getByRole('button', { name: 'More people' }));
  within(form).getByText('2 × $45 = $90');
  await guide.click(within(form).getByRole('button', { name: 'Add 2' }));
  await guide.click(await screen.findByRole('button', { name: 'Walk-in: Paid $90 in cash' }));
  await within(row('Walk-in')).findByRole('button', { name: /\$90 paid.*Undo/ });
  expect(card()).toHaveTextContent('$90 paid, $80 owed');
  expect(callsTo('PUT /guide/parties')).toEqual([]);
});

test('one tap notes the refund of a canceled party’s deposit, with the same method', async () => {
  const cancelled = { at: NOTED_AT, reason: 'A storm' };
  const canceledParty = { ...UNPAID_PARTY, cancelled, dueCents: 0, payments: [DEPOSIT] };
  const guide = await openSheet(testDeparture({ parties: [canceledParty] }));
  expect(row()).toHaveTextContent('Canceled: A storm');
  expect(row()).toHaveTextContent('A refund is due.');
  await expectNoViolations();
  const refund: PaymentRecord = { ...DEPOSIT, id: 'refund', kind: 'REFUND', cents: -2000 };
  respondWith({ [PAYMENT_ENDPOINT]: { ...canceledParty, payments: [DEPOSIT, refund] } });
  await guide.click(button(/^Refunded \$20/));
  await waitFor(() => {
    expect(row()).not.toHaveTextContent('refund is due');
  });
  await waitFor(() => {
    expect(sentPayments()).toMatchObject([{ kind: 'REFUND', cents: 2000, method: 'VENMO' }]);
  });
});

test('a booking that the visitor canceled stays listed for its refund, and can’t be restored', async () => {
  const cancelled = { at: NOTED_AT, reason: '', byVisitor: true as const };
  await openSheet(
    testDeparture({ parties: [{ ...UNPAID_PARTY, cancelled, payments: [DEPOSIT] }] }),
  );
  expect(row()).toHaveTextContent('Canceled by the visitor');
  expect(within(row()).queryByRole('button', { name: /^Undo the cancellation/ })).toBeNull();
  button(/^Refunded \$20/);
});

describe('a tip for the whole tour', () => {
  const ENDED_DEPARTURE = { localDateTimeEnd: '2020-01-07T12:30:00-05:00', parties: [PAID_PARTY] };
  const TIP: PaymentRecord = { ...FARE, id: 'tip', kind: 'TIP', cents: 3500 };

  test('can be added only after the tour has ended', async () => {
    await openSheet(testDeparture({ parties: [PAID_PARTY] }));
    expect(within(card()).queryByRole('button', { name: /^Add tip/ })).toBeNull();
  });

  test('is counted, and can be undone', async () => {
    const guide = await openSheet(testDeparture(ENDED_DEPARTURE));
    await guide.click(within(card()).getByRole('button', { name: /^Add tip/ }));
    const form = screen.getByRole('form', { name: 'Tip for the whole tour' });
    await expectNoViolations();
    await guide.type(within(form).getByLabelText('Amount'), '35');
    respondWith({
      'PUT /guide/departures/{id}/payments/{payment}': (call) => ({
        tips: [{ ...TIP, id: paymentIdIn(call) }],
      }),
      'DELETE /guide/departures/{id}/payments/{payment}': { tips: [] },
    });
    await guide.click(within(form).getByRole('button', { name: 'Add tip' }));
    await waitFor(() => {
      expect(callsTo('PUT /guide/departures').map(({ body }) => body)).toMatchObject([
        { cents: 3500, method: 'CASH' },
      ]);
    });
    const tips = await screen.findByRole('region', { name: 'Tips for the whole tour' });
    expect(tips).toHaveTextContent('Tip: $35 in cash');
    expect(card()).toHaveTextContent('$80 paid, $35 in tips');
    await guide.click(within(tips).getByRole('button', { name: /^Undo/ }));
    await waitFor(() => {
      expect(screen.queryByRole('region', { name: 'Tips for the whole tour' })).toBeNull();
    });
    await waitFor(() => {
      expect(callsTo('DELETE /guide/departures')).toHaveLength(1);
    });
  });
});
