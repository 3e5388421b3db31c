import type { PartyRecord } from '../../api/schema';
import { moneyOf } from './money';
import type { Payment, PaymentTap, ReversalTap, Tap } from './tap';
import { PARTY } from './test-party';

const FARE = { kind: 'FARE', cents: 8000, method: 'CASH' } as const;
const AT = '2030-01-07T15:00:00Z';
const TAP = { guide: 'Ida', order: 1, at: Date.parse(AT), date: '2030-01-07', departure: 'one' };
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
const payTap = (payment: Payment, details: Partial<PaymentTap> = {}): PaymentTap => ({
  ...TAP,
  id: 'tap',
  kind: 'payment',
  list: 'day',
  party: FAMILY,
  payment,
  tried: false,
  takenBack: false,
  ...details,
});
const owedBy = (party: PartyRecord, shown = marks(0), taps: Tap[] = []) =>
  moneyOf(party, shown, taps).owedCents;

test.each([
  ['is the price of all before anybody is checked in', marks(0), 11_000],
  ['counts adults first', marks(1), 4000],
  ['counts only the people who came', marks(3), 9500],
  ['is the whole price once all are here', marks(4), 11_000],
  ['is nothing for a no-show', marks(0, true), 0],
  ['omits the people who are no-shows', marks(2, true), 8000],
])('what a party owes %s', (_, shown, cents) => {
  expect(owedBy(FAMILY, shown)).toBe(cents);
});

test('what a party owes follows the server, which knows whether the departure takes place', () => {
  expect(owedBy({ ...FAMILY, dueCents: 0 })).toBe(0);
  expect(owedBy(PARTY)).toBe(0);
});

test('an unsent payment counts once, even if the sheet has it already', () => {
  const tap = payTap(FARE);
  expect(moneyOf(FAMILY, FAMILY, [tap])).toMatchObject({ owedCents: 3000, paidCents: 8000 });
  const saved = { ...FAMILY, payments: [{ ...FARE, id: 'tap', at: AT }] };
  expect(moneyOf(saved, saved, [tap])).toMatchObject({ owedCents: 3000, paidCents: 8000 });
});

test('a tip changes nothing about what a party owes, and a refund is no income', () => {
  const tip = payTap({ ...FARE, kind: 'TIP' });
  const refund = payTap({ ...FARE, kind: 'REFUND', cents: 1000 }, { id: 'refund' });
  const party = { ...FAMILY, payments: [{ ...FARE, id: 'fare', at: AT }] };
  expect(moneyOf(party, party, [tip, refund])).toMatchObject({
    owedCents: 4000,
    paidCents: 7000,
    tipCents: 8000,
  });
});

test('a party of which fewer came has overpaid, and never owes less than nothing', () => {
  const party = { ...FAMILY, payments: [{ ...FARE, cents: 11_000, id: 'fare', at: AT }] };
  expect(moneyOf(party, marks(1), [])).toMatchObject({ owedCents: 0, overpaidCents: 7000 });
  // The deposit of a no-show stays.
  expect(moneyOf(party, marks(0, true), [])).toMatchObject({ owedCents: 0, overpaidCents: 0 });
});

test.each<[string, Partial<PartyRecord>, Tap[]]>([
  [
    'was reversed',
    {
      payments: [
        { ...FARE, id: 'fare', at: AT },
        { ...FARE, id: 'reversal', cents: -8000, at: AT, reverses: 'fare' },
      ],
    },
    [],
  ],
  ['has an unsent reversal', { payments: [{ ...FARE, id: 'fare', at: AT }] }, [reversalOf('fare')]],
  ['was undone while it was being sent', {}, [payTap(FARE, { takenBack: true })]],
  ['was refused', {}, [payTap(FARE, { refused: 'Already paid.' })]],
  ['is another party’s', {}, [payTap(FARE, { party: { ...FAMILY, id: 'two' } })]],
])('a payment that %s isn’t counted', (_, details, taps) => {
  const party = { ...FAMILY, ...details };
  expect(moneyOf(party, party, taps)).toMatchObject({ paidCents: 0, payments: [] });
});

function reversalOf(id: string): ReversalTap {
  return {
    ...TAP,
    id: 'undo',
    kind: 'reversal',
    list: 'day',
    party: FAMILY,
    payment: { id, ...FARE },
  };
}
