import type { PartyRecord } from '../../api/schema';
import { moneyOf } from './money';
import type { Payment, PaymentTap, ReversalTap, Tap } from './tap';
import { PARTY } from './test-party';

const FARE = { kind: 'FARE', cents: 8000, method: 'CASH' } as const;
const NOTED_AT = '2030-01-07T15:00:00Z';
const TAP_FIELDS = {
  guide: 'Ida',
  order: 1,
  at: Date.parse(NOTED_AT),
  date: '2030-01-07',
  departure: 'one',
};
const FAMILY: PartyRecord = {
  ...PARTY,
  price: {
    kind: 'AGE',
    groups: [
      { unit: 'ADULT', minAge: 13, cents: 4000 },
      { unit: 'CHILD', minAge: 0, cents: 1500 },
    ],
  },
  ages: { CHILD: 2 },
  dueCents: 11_000,
};

const marks = (arrived: number, noShow = false) => ({ arrived, noShow, note: '' });
const paymentTap = (payment: Payment, details: Partial<PaymentTap> = {}): PaymentTap => ({
  ...TAP_FIELDS,
  id: 'tap',
  kind: 'payment',
  list: 'day',
  party: FAMILY,
  payment,
  tried: false,
  takenBack: false,
  ...details,
});
const owedCentsOf = (party: PartyRecord, partyMarks = marks(0), taps: Tap[] = []) =>
  moneyOf(party, partyMarks, taps).owedCents;

test.each([
  ['is the price for all people before anyone is checked in', marks(0), 11_000],
  ['counts adults first', marks(1), 4000],
  ['counts only the people who came', marks(3), 9500],
  ['is the price for all people once they are all here', marks(4), 11_000],
  ['is zero for a no-show', marks(0, true), 0],
  ['excludes no-shows', marks(2, true), 8000],
])('the amount that a party owes %s', (_, partyMarks, cents) => {
  expect(owedCentsOf(FAMILY, partyMarks)).toBe(cents);
});

test('the amount that a party owes comes from the server, because it depends on whether the departure takes place', () => {
  expect(owedCentsOf({ ...FAMILY, dueCents: 0 })).toBe(0);
  expect(owedCentsOf(PARTY)).toBe(0);
});

test('an unsent payment counts once, even if the sheet already includes it', () => {
  const tap = paymentTap(FARE);
  expect(moneyOf(FAMILY, FAMILY, [tap])).toMatchObject({ owedCents: 3000, paidCents: 8000 });
  const saved = { ...FAMILY, payments: [{ ...FARE, id: 'tap', at: NOTED_AT }] };
  expect(moneyOf(saved, saved, [tap])).toMatchObject({ owedCents: 3000, paidCents: 8000 });
});

test('a tip doesn’t change the amount that a party owes, and a refund increases it', () => {
  const tip = paymentTap({ ...FARE, kind: 'TIP' });
  const refund = paymentTap({ ...FARE, kind: 'REFUND', cents: 1000 }, { id: 'refund' });
  const party = { ...FAMILY, payments: [{ ...FARE, id: 'fare', at: NOTED_AT }] };
  expect(moneyOf(party, party, [tip, refund])).toMatchObject({
    owedCents: 4000,
    paidCents: 7000,
    tipCents: 8000,
  });
});

test('a party that paid for people who didn’t come has overpaid, and owes nothing', () => {
  const party = { ...FAMILY, payments: [{ ...FARE, cents: 11_000, id: 'fare', at: NOTED_AT }] };
  expect(moneyOf(party, marks(1), [])).toMatchObject({ owedCents: 0, overpaidCents: 7000 });
  // The guide keeps the deposit of a no-show.
  expect(moneyOf(party, marks(0, true), [])).toMatchObject({ owedCents: 0, overpaidCents: 0 });
});

test.each<[string, Partial<PartyRecord>, Tap[]]>([
  [
    'was reversed',
    {
      payments: [
        { ...FARE, id: 'fare', at: NOTED_AT },
        { ...FARE, id: 'reversal', cents: -8000, at: NOTED_AT, reverses: 'fare' },
      ],
    },
    [],
  ],
  [
    'has an unsent reversal',
    { payments: [{ ...FARE, id: 'fare', at: NOTED_AT }] },
    [reversalOf('fare')],
  ],
  ['was undone while it was being sent', {}, [paymentTap(FARE, { takenBack: true })]],
  ['was refused', {}, [paymentTap(FARE, { refused: 'Already paid.' })]],
  ['belongs to a different party', {}, [paymentTap(FARE, { party: { ...FAMILY, id: 'two' } })]],
])('a payment that %s isn’t counted', (_, details, taps) => {
  const party = { ...FAMILY, ...details };
  expect(moneyOf(party, party, taps)).toMatchObject({ paidCents: 0, payments: [] });
});

function reversalOf(id: string): ReversalTap {
  return {
    ...TAP_FIELDS,
    id: 'undo',
    kind: 'reversal',
    list: 'day',
    party: FAMILY,
    payment: { id, ...FARE },
  };
}
