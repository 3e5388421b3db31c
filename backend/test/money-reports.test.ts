import { Types } from 'mongoose';
import { tourId } from 'shared/tour-settings';
import { addDays, newYorkDate, newYorkInstant } from 'shared/new-york';
import type { Booking } from '../src/bookings/booking';
import type { Payment } from '../src/bookings/payment';
import { RetentionService } from '../src/bookings/retention.service';
import type { MoneyReport, MoneySums } from '../src/reports/money.dto';
import { resetBookings, useApp } from './support/app';
import { departureIdOn, PLACE, setDeparture, storeBookings } from './support/departures';
import { eventually } from './support/eventually';
import { signUpColleague, signUpGuide, findUserId } from './support/guide';
import { DAY_LIST, NIGHT_LIST, type List } from './support/lists';
import { expectFieldErrors } from './support/problems';
import type { ApiResponse, Visitor } from './support/visitor';

const TODAY = newYorkDate(new Date());
const YESTERDAY = addDays(TODAY, -1);
const CSV_HEADER =
  'Date,Start,List,Place,Guide,People,Kind,Method,Amount (USD),Noted at (New York),Noted by,Payment,Reverses\r\n';
const FORTY_EACH = { kind: 'PERSON', cents: 4000 } as const;

const app = useApp();
let guide: Visitor;
let guideName: string;
let guideId: string;
beforeAll(async () => {
  ({ guide, username: guideName } = await signUpGuide(app));
  guideId = await findUserId(app, guideName);
});
beforeEach(async () => {
  await resetBookings(app);
  await payments().deleteMany({});
  await app.database.collection('users').deleteMany({ colleague: true });
});

const payments = () => app.database.collection<Payment>('payments');
let paymentCount = 0;

/** Stores a booking for two people at $40 each, both checked in. `fields` can override this. */
async function storeParty(list: List, fields: Partial<Booking> = {}): Promise<Booking> {
  const attendance = { arrived: 2, noShow: false, note: '', revision: 1 };
  const booking = { date: TODAY, price: FORTY_EACH, attendance, ...fields };
  const [storedBooking] = await storeBookings(app, list, [booking]);
  if (!storedBooking) throw new Error('The booking was not stored.');
  return storedBooking;
}

/** Stores a cash payment of $80 by a party or a whole departure. `fields` can override this. */
async function storePayment(
  list: List,
  party: Pick<Booking, '_id' | 'date'> | { date: string },
  fields: Partial<Payment> = {},
): Promise<Payment> {
  const payment: Payment = {
    _id: `payment-${String(++paymentCount)}`,
    departure: departureIdOn(list, party.date),
    tour: tourId({ list: list.id, place: PLACE }),
    date: party.date,
    list: list.id,
    ...('_id' in party && { party: String(party._id) }),
    kind: 'FARE',
    cents: 8000,
    currency: 'USD',
    method: 'CASH',
    notedBy: guideId,
    notedAt: newYorkInstant(party.date, '12:30'),
    ...fields,
  };
  await payments().insertOne(payment);
  return payment;
}

const parseJson = (response: ApiResponse): unknown => {
  expect(response).toMatchObject({ status: 200 });
  return JSON.parse(response.text);
};
const fetchReport = async (from = YESTERDAY, to = TODAY) =>
  parseJson(await guide.get(`/api/guide/reports/money?from=${from}&to=${to}`)) as MoneyReport;

describe('the money report', () => {
  const makeSums = (
    fareCents: number,
    refundCents: number,
    tipCents: number,
    owedCents: number,
  ) => ({
    fareCents,
    refundCents,
    tipCents,
    owedCents,
  });

  it('sums up fares (including deposits), refunds, tips, and amounts owed by day, tour, guide, and method', async () => {
    const { id, colleague } = await signUpColleague(app);
    await colleague.put('/api/guide/profile', { name: 'Bea Lee', languages: ['en'] });
    await setDeparture(app, NIGHT_LIST, TODAY, { ledBy: id });
    await setDeparture(app, DAY_LIST, YESTERDAY, { ledBy: guideId });
    const paidParty = await storeParty(DAY_LIST, { date: YESTERDAY });
    await storePayment(DAY_LIST, paidParty, { kind: 'DEPOSIT', cents: 2000, method: 'VENMO' });
    await storePayment(DAY_LIST, paidParty, { cents: 6000 });
    await storePayment(DAY_LIST, paidParty, { kind: 'TIP', cents: 1550 });
    const partlyPaidParty = await storeParty(NIGHT_LIST);
    await storePayment(NIGHT_LIST, partlyPaidParty, { cents: 3000 });
    const refundedParty = await storeParty(NIGHT_LIST, { status: 'cancelled' });
    await storePayment(NIGHT_LIST, refundedParty, {
      kind: 'DEPOSIT',
      cents: 1000,
      method: 'VENMO',
    });
    await storePayment(NIGHT_LIST, refundedParty, {
      kind: 'REFUND',
      cents: -1000,
      method: 'VENMO',
    });
    await storePayment(NIGHT_LIST, { date: TODAY }, { kind: 'TIP', cents: 4000, method: 'CARD' });

    const report = await fetchReport();
    const yesterdaySums = makeSums(8000, 0, 1550, 0);
    const todaySums = makeSums(4000, -1000, 4000, 5000);
    expect(report).toEqual({
      totals: makeSums(12_000, -1000, 5550, 5000),
      days: [
        { date: YESTERDAY, ...yesterdaySums },
        { date: TODAY, ...todaySums },
      ],
      tours: [
        { list: 'day', place: PLACE, ...yesterdaySums },
        { list: 'night', place: PLACE, ...todaySums },
      ],
      guides: expect.arrayContaining([
        { guide: { id: guideId, name: guideName }, ...yesterdaySums },
        { guide: { id, name: 'Bea Lee' }, ...todaySums },
      ]) as unknown,
      methods: [
        { method: 'CASH', fareCents: 9000, refundCents: 0, tipCents: 1550 },
        { method: 'CARD', fareCents: 0, refundCents: 0, tipCents: 4000 },
        { method: 'VENMO', fareCents: 3000, refundCents: -1000, tipCents: 0 },
      ],
    });
  });

  it('sums up the services of the method “Other” by their names', async () => {
    const party = await storeParty(DAY_LIST);
    const otherMethod = { method: 'OTHER' } as const;
    await storePayment(DAY_LIST, party, { ...otherMethod, cents: 1000 });
    await storePayment(DAY_LIST, party, { ...otherMethod, service: 'Wise', cents: 2000 });
    await storePayment(DAY_LIST, party, { ...otherMethod, service: 'Revolut', cents: 3000 });
    await storePayment(DAY_LIST, party, {
      ...otherMethod,
      service: 'Wise',
      kind: 'TIP',
      cents: 400,
    });
    const { methods } = await fetchReport();
    expect(methods).toEqual([
      { ...otherMethod, service: 'Revolut', fareCents: 3000, refundCents: 0, tipCents: 0 },
      { ...otherMethod, service: 'Wise', fareCents: 2000, refundCents: 0, tipCents: 400 },
      { ...otherMethod, fareCents: 1000, refundCents: 0, tipCents: 0 },
    ]);
  });

  it('counts as owed only the unpaid fares of parties that came', async () => {
    const noShow = { arrived: 0, noShow: true, note: '', revision: 1 };
    const onlyOneCame = { arrived: 1, noShow: true, note: '', revision: 1 };
    // This party owes $40 for the only person who came, and has paid $15 of that.
    const partlyPaidParty = await storeParty(DAY_LIST, { attendance: onlyOneCame });
    await storePayment(DAY_LIST, partlyPaidParty, { kind: 'DEPOSIT', cents: 1500 });
    // This party owes $80, because a tip doesn't pay the fare.
    const tippedParty = await storeParty(DAY_LIST);
    await storePayment(DAY_LIST, tippedParty, { kind: 'TIP', cents: 8000 });
    // This party owes $80, because its payment was reversed.
    const partyWithReversal = await storeParty(DAY_LIST);
    const { _id: reverses } = await storePayment(DAY_LIST, partyWithReversal);
    await storePayment(DAY_LIST, partyWithReversal, { cents: -8000, reverses });
    // This party paid for two people, but only one came. The difference doesn't reduce other parties' debts.
    const overpaidParty = await storeParty(DAY_LIST, { attendance: onlyOneCame });
    await storePayment(DAY_LIST, overpaidParty);
    await storeParty(DAY_LIST, { attendance: noShow });
    await storeBookings(app, DAY_LIST, [{ date: TODAY, price: FORTY_EACH }]);
    await storeParty(DAY_LIST, { status: 'cancelled' });
    await storeParty(DAY_LIST, { price: { kind: 'TIPS' } });
    await storeParty(DAY_LIST, { date: addDays(YESTERDAY, -1) });
    await storeParty(NIGHT_LIST);
    await setDeparture(app, NIGHT_LIST, TODAY, { state: 'cancelled' });

    const { totals, days } = await fetchReport();
    expect(totals.owedCents).toBe(2500 + 8000 + 8000);
    expect(days).toMatchObject([{ date: TODAY, owedCents: totals.owedCents }]);
  });

  it('counts the amount that a party owes only once, even if it paid a deposit for a departure on a different date', async () => {
    const party = await storeParty(DAY_LIST);
    await storePayment(DAY_LIST, { _id: party._id, date: addDays(TODAY, -40) }, { cents: 2000 });
    expect((await fetchReport(TODAY, TODAY)).totals).toEqual(makeSums(0, 0, 0, 6000));
  });

  it('has rows by day, tour, guide, and method that each add up to the totals', async () => {
    const { id } = await signUpColleague(app);
    const kinds = ['FARE', 'DEPOSIT', 'TIP', 'REFUND'] as const;
    const methods = ['CASH', 'CARD', 'VENMO', 'PAYPAL', 'CASH_APP', 'ZELLE', 'OTHER'] as const;
    const pick = <Item>(items: readonly Item[]) =>
      items[Math.floor(Math.random() * items.length)] as Item;
    const storedPayments: Payment[] = [];
    for (let count = 0; count < 60; count++) {
      const list = pick([DAY_LIST, NIGHT_LIST]);
      const date = addDays(TODAY, -Math.floor(Math.random() * 10));
      const party = await storeParty(list, { date, people: 1 + Math.floor(Math.random() * 5) });
      if (count % 7 === 0) await setDeparture(app, list, date, { ledBy: pick([id, guideId]) });
      const kind = pick(kinds);
      const cents = (kind === 'REFUND' ? -1 : 1) * Math.floor(Math.random() * 10_000);
      storedPayments.push(await storePayment(list, party, { kind, cents, method: pick(methods) }));
    }
    const { totals, ...rows } = await fetchReport(addDays(TODAY, -9), TODAY);
    const sumOf = (group: readonly Partial<MoneySums>[], field: keyof MoneySums) =>
      group.reduce((sum, row) => sum + (row[field] ?? 0), 0);
    for (const field of ['fareCents', 'refundCents', 'tipCents'] as const) {
      for (const group of Object.values(rows)) expect(sumOf(group, field)).toBe(totals[field]);
    }
    for (const group of [rows.days, rows.tours, rows.guides]) {
      expect(sumOf(group, 'owedCents')).toBe(totals.owedCents);
    }
    expect(totals.fareCents + totals.refundCents + totals.tipCents).toBe(
      storedPayments.reduce((sum, { cents }) => sum + cents, 0),
    );
  });

  it('credits departures without an assigned guide to the site’s only guide, or to nobody if there are several', async () => {
    const party = await storeParty(DAY_LIST);
    await storePayment(DAY_LIST, party);
    const onlyGuide = { guide: { id: guideId, name: guideName } };
    await eventually(async () => {
      expect((await fetchReport()).guides).toEqual([{ ...onlyGuide, ...makeSums(8000, 0, 0, 0) }]);
    });
    await signUpColleague(app);
    await eventually(async () => {
      expect((await fetchReport()).guides).toEqual([makeSums(8000, 0, 0, 0)]);
    });
  });

  it('stays the same when visitors’ names are deleted, and so does the CSV file', async () => {
    const contact = { name: 'Ada Walker', email: 'ada@example.com' };
    const anonymizeAt = new Date(0);
    const paidParty = await storeParty(DAY_LIST, { contact, anonymizeAt, date: YESTERDAY });
    await storePayment(DAY_LIST, paidParty, { cents: 5000 });
    await storePayment(DAY_LIST, paidParty, { kind: 'TIP', cents: 1000 });
    await setDeparture(app, DAY_LIST, YESTERDAY, { ledBy: guideId });
    const reportsBefore = [await fetchReport(), await fetchPaymentsFile()];
    expect(reportsBefore).toMatchObject([
      { totals: makeSums(5000, 0, 1000, 3000) },
      expect.any(String),
    ]);
    await app.app.get(RetentionService).anonymizeDueBookings(new AbortController().signal);
    const bookings = app.database.collection('day_tours');
    expect(await bookings.countDocuments({ contact: { $exists: true } })).toBe(0);
    expect([await fetchReport(), await fetchPaymentsFile()]).toEqual(reportsBefore);
  });

  it('keeps the payments of deleted bookings', async () => {
    const party = await storeParty(DAY_LIST);
    await storePayment(DAY_LIST, party);
    await app.database.collection('day_tours').deleteMany({});
    expect((await fetchReport()).totals).toEqual(makeSums(8000, 0, 0, 0));
    expect(await fetchPaymentsFile()).toMatch(/,,fare,Cash,80\.00,/);
  });
});

const fetchPaymentsFile = async (from = YESTERDAY, to = TODAY) => {
  const response = await guide.get(`/api/guide/reports/payments.csv?from=${from}&to=${to}`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="payments-${from}-${to}.csv"`,
  );
  return response.text.replace('\ufeff', '');
};

describe('the payments’ CSV file', () => {
  it('has a row for each payment, sorted by date and time', async () => {
    const { colleague, id } = await signUpColleague(app);
    await colleague.put('/api/guide/profile', { name: 'Bea, at night', languages: ['en'] });
    await setDeparture(app, NIGHT_LIST, YESTERDAY, { startTime: '20:15', ledBy: id });
    const tip = await storePayment(
      NIGHT_LIST,
      { date: YESTERDAY },
      { kind: 'TIP', cents: 1205, method: 'CASH_APP', notedBy: String(new Types.ObjectId()) },
    );
    const party = await storeParty(DAY_LIST, { people: 3 });
    const payment = await storePayment(DAY_LIST, party);
    const reversal = await storePayment(DAY_LIST, party, {
      cents: -8000,
      reverses: payment._id,
      notedAt: newYorkInstant(TODAY, '12:31'),
    });
    await storePayment(DAY_LIST, { date: addDays(TODAY, -2) });
    await storePayment(DAY_LIST, { date: addDays(TODAY, 1) });
    expect(await fetchPaymentsFile()).toBe(
      `${CSV_HEADER}${YESTERDAY},20:15,night,${PLACE},"Bea, at night",,tip,Cash App,12.05,${YESTERDAY} 12:30,,${tip._id},\r\n` +
        `${TODAY},10:00,day,${PLACE},,3,fare,Cash,80.00,${TODAY} 12:30,${guideName},${payment._id},\r\n` +
        `${TODAY},10:00,day,${PLACE},,3,fare,Cash,-80.00,${TODAY} 12:31,${guideName},${reversal._id},${payment._id}\r\n`,
    );
  });

  it('has semicolons and decimal commas for spreadsheet programs that expect them', async () => {
    const party = await storeParty(DAY_LIST);
    const payment = await storePayment(DAY_LIST, party);
    const path = `/api/guide/reports/payments.csv?from=${TODAY}&to=${TODAY}`;
    const { text } = await guide.get(`${path}&separator=semicolon`);
    expect(text.split('\r\n')[1]).toContain(
      `;2;fare;Cash;"80,00";${TODAY} 12:30;${guideName};${payment._id};`,
    );
    expectFieldErrors(await guide.get(`${path}&separator=tab`), 400, ['separator']);
  });
});

describe('the bookings’ CSV file', () => {
  /** Returns the part of each row that is about ages and money. */
  const fetchMoneyCells = async () => {
    const { text } = await guide.get(`/api/guide/bookings.csv?from=${TODAY}&to=${TODAY}`);
    const rows = text.trimEnd().split('\r\n').slice(1);
    return rows.map((row) => row.replace(/^.*\d\d:\d\d,,,,/, ''));
  };

  it('has each party’s ages and price, and the amounts due, paid, and tipped', async () => {
    const groups = [
      { unit: 'ADULT', minAge: 13, cents: 4000 },
      { unit: 'CHILD', minAge: 3, cents: 2000 },
      { unit: 'INFANT', minAge: 0, cents: 0 },
    ] as const;
    const ages = { CHILD: 1, INFANT: 1 };
    const family = await storeParty(DAY_LIST, {
      people: 4,
      ages,
      price: { kind: 'AGE', groups: [...groups] },
      attendance: { arrived: 4, noShow: false, note: '', revision: 1 },
      createdAt: new Date(0),
    });
    await storePayment(DAY_LIST, family, { kind: 'DEPOSIT', cents: 5000 });
    await storePayment(DAY_LIST, family, { kind: 'REFUND', cents: -1050 });
    await storePayment(DAY_LIST, family, { kind: 'TIP', cents: 1500 });
    const noShow = { arrived: 0, noShow: true, note: '', revision: 1 };
    await storeParty(DAY_LIST, { attendance: noShow, createdAt: new Date(1) });
    await storeBookings(app, DAY_LIST, [{ date: TODAY, createdAt: new Date(2) }]);
    expect(await fetchMoneyCells()).toEqual([
      '"2 adults, 1 child, 1 infant","Adults (13 and over) $40, children (3 to 12) $20, infants (under 3) free",100.00,39.50,15.00,',
      ',$40 each,0.00,,,',
      ',,,,,',
    ]);
  });
});
