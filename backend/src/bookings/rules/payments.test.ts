import type { Price } from 'shared/price';
import type { Attendance, Booking } from '../booking';
import type { Payment } from '../payment';
import { balanceOf } from './payments';

const PER_PERSON: Price = { kind: 'PERSON', cents: 4000 };
const PER_PARTY: Price = { kind: 'PARTY', cents: 30_000 };
const BY_AGE: Price = {
  kind: 'AGE',
  groups: [
    { unit: 'ADULT', minAge: 13, cents: 4000 },
    { unit: 'CHILD', minAge: 3, cents: 2000 },
    { unit: 'INFANT', minAge: 0, cents: 0 },
  ],
};

type Payer = Parameters<typeof balanceOf>[0];

const party = (booking: Partial<Booking> = {}): Payer => ({
  status: 'booked',
  people: 3,
  price: PER_PERSON,
  ...booking,
});
const attendance = (arrived: number, noShow = false): Pick<Booking, 'attendance'> => ({
  attendance: { arrived, noShow, note: '', revision: 1 } satisfies Attendance,
});
const payment = (cents: number, kind: Payment['kind'] = 'FARE'): Payment => ({
  _id: `${kind} ${String(cents)}`,
  departure: 'day.central-park.2030-01-07.1000',
  tour: 'day.central-park',
  date: '2030-01-07',
  list: 'day',
  party: 'a',
  kind,
  cents,
  currency: 'USD',
  method: 'CASH',
  notedBy: 'ann',
  notedAt: new Date(0),
});

describe('a party’s price', () => {
  it.each<[string, Payer, number]>([
    ['counts everybody who booked until anybody is checked in', party(), 12_000],
    ['counts only the people who came', party(attendance(2)), 8000],
    ['counts only the people who came if the rest are no-shows', party(attendance(2, true)), 8000],
    ['counts extra people if more came than booked', party(attendance(5)), 20_000],
    ['is zero for no-shows', party(attendance(0, true)), 0],
    ['is zero once the booking is canceled', party({ status: 'cancelled' }), 0],
    [
      'is the whole fixed price if anybody came',
      party({ price: PER_PARTY, ...attendance(1) }),
      30_000,
    ],
    ['is lower for children', party({ price: BY_AGE, ages: { CHILD: 1, INFANT: 1 } }), 6000],
    [
      'counts adults as arrived first',
      party({ price: BY_AGE, ages: { CHILD: 2 }, ...attendance(2) }),
      6000,
    ],
    [
      'is zero if the party decides what to pay',
      party({ price: { kind: 'WISH', cents: 2000 } }),
      0,
    ],
    ['is zero if the tour had no price', { status: 'booked', people: 3 }, 0],
  ])('%s', (_, payer, due) => {
    expect(balanceOf(payer, [], false)).toEqual({ due, owed: due, paid: 0, tips: 0 });
  });

  it('is zero at a canceled departure', () => {
    const balance = balanceOf(party(), [payment(2000, 'DEPOSIT')], true);
    expect(balance).toEqual({ due: 0, owed: 0, paid: 2000, tips: 0 });
  });
});

describe('the amount that a party owes', () => {
  it('is reduced by fares, deposits, and reversed refunds, but not by tips', () => {
    const payments = [
      payment(1000, 'DEPOSIT'),
      payment(5000),
      payment(-500, 'REFUND'),
      payment(500, 'REFUND'),
      payment(700, 'TIP'),
    ];
    expect(balanceOf(party(), payments, false)).toEqual({
      due: 12_000,
      owed: 6000,
      paid: 6000,
      tips: 700,
    });
  });

  it('is never negative, even if the party paid for more people than came', () => {
    const balance = balanceOf(party(attendance(1)), [payment(12_000)], false);
    expect(balance).toEqual({ due: 4000, owed: 0, paid: 12_000, tips: 0 });
  });
});
