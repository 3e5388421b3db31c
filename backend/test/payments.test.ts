import type { Price } from 'shared/price';
import type { Booking as StoredBooking } from '../src/bookings/booking';
import type { Payment } from '../src/bookings/payment';
import { resetBookings, useApp } from './support/app';
import {
  dateAhead,
  departureIdOn,
  setDeparture,
  setTour,
  storeBookings,
} from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST as list } from './support/lists';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import type { ApiResponse, Visitor } from './support/visitor';

const DATE = dateAhead(10);
const DEPARTURE = departureIdOn(list, DATE);
const TOUR = 'day.empire-state-building';
const FORTY_DOLLARS: Price = { kind: 'PERSON', cents: 4000 };
const FARE = { kind: 'FARE', cents: 8000, method: 'CASH' };
const MINUTE_MS = 60 * 1000;

interface PaymentRecord {
  id: string;
  kind: string;
  cents: number;
  method: string;
  at: string;
  reverses?: string;
}
interface Party {
  id: string;
  name: string;
  revision: number;
  cancelled?: { byVisitor?: true };
  dueCents?: number;
  owedCents?: number;
  paidCents?: number;
  tipCents?: number;
  payments?: PaymentRecord[];
}
interface SheetDeparture {
  id: string;
  parties: Party[];
  tips?: PaymentRecord[];
}

const app = useApp({ CONTACT_REQUIRED: 'off' });
let guide: Visitor;
let guideId: string;
beforeAll(async () => {
  const guideAccount = await signUpGuide(app);
  ({ guide } = guideAccount);
  const user = await app.database.collection('users').findOne({ username: guideAccount.username });
  guideId = String(user?._id);
});
beforeEach(async () => {
  await resetBookings(app);
  await setTour(app, list, { price: FORTY_DOLLARS });
});

// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- each caller names the type of the body
const parseJson = <Value>({ text }: ApiResponse) => JSON.parse(text) as Value;
const fetchStoredPayments = () => app.database.collection<Payment>('payments').find().toArray();
const sumStoredCents = async () =>
  (await fetchStoredPayments()).reduce((sum, { cents }) => sum + cents, 0);

async function fetchDeparture(): Promise<SheetDeparture> {
  const sheet = parseJson<{ departures: SheetDeparture[] }>(
    await guide.get(`/api/guide/days/${DATE}`),
  );
  const departure = sheet.departures.find(({ id }) => id === DEPARTURE);
  if (!departure) throw new Error('The departure isn’t on the day sheet.');
  return departure;
}

async function fetchParty(): Promise<Party> {
  const [party] = (await fetchDeparture()).parties;
  if (!party) throw new Error('The day sheet has no party.');
  return party;
}

/** Books for two people as a new visitor. */
async function book(visitor = app.visitor(), fields: object = {}): Promise<Visitor> {
  if (visitor.cookie === undefined) await visitor.becomeGuest();
  const booking = { date: DATE, people: 2, ...fields };
  const response = await visitor.post(`/api/tours/${TOUR}/bookings`, booking);
  expect(response.status).toBe(201);
  return visitor;
}

/** Returns the path of a payment by a party, by default by the first party on the day sheet. */
async function paymentPath(payment: string, party?: Party): Promise<string> {
  const { id } = party ?? (await fetchParty());
  return `/api/guide/parties/day/${id}/payments/${payment}`;
}
const notePayment = async (payment: string, input: object = {}, party?: Party) =>
  guide.put(await paymentPath(payment, party), { ...FARE, ...input });
const reversePayment = async (payment: string) => guide.delete(await paymentPath(payment));
const tipPath = (payment: string, departure = DEPARTURE) =>
  `/api/guide/departures/${departure}/payments/${payment}`;

/** Makes a call that must succeed, and returns the party. */
async function expectSuccess(call: Promise<ApiResponse>): Promise<Party> {
  const response = await call;
  expect(response).toMatchObject({ status: 200 });
  return parseJson<Party>(response);
}

describe('a payment', () => {
  beforeEach(async () => {
    await book();
  });

  it('is on the day sheet, with the amounts that the party owes and has paid', async () => {
    const nothingPaid = { owedCents: 8000, paidCents: 0, tipCents: 0, payments: [] };
    expect(await fetchParty()).toMatchObject({ dueCents: 8000, ...nothingPaid });
    await expectSuccess(notePayment('deposit', { kind: 'DEPOSIT', cents: 3000, method: 'VENMO' }));
    await expectSuccess(notePayment('tip', { kind: 'TIP', cents: 1050 }));
    const paidParty = await expectSuccess(notePayment('fare', { cents: 5000 }));
    expect(paidParty).toMatchObject({
      dueCents: 8000,
      owedCents: 0,
      paidCents: 8000,
      tipCents: 1050,
      payments: [
        { id: 'deposit', kind: 'DEPOSIT', cents: 3000, method: 'VENMO' },
        { id: 'tip', kind: 'TIP', cents: 1050, method: 'CASH' },
        { id: 'fare', kind: 'FARE', cents: 5000, method: 'CASH' },
      ],
    });
    expect(await fetchParty()).toEqual(paidParty);
  });

  it('with the method “Other” has the name of its service, and so does its reversal', async () => {
    const methods = ['Wise', 'Revolut', 'Wise'].map((name) => ({
      kind: 'OTHER',
      uses: ['FARE'],
      url: 'https://pay.example/',
      name,
    }));
    expect((await guide.put('/api/guide/payment-methods', { methods })).status).toBe(200);
    expect(await fetchDeparture()).toMatchObject({ paymentServices: ['Wise', 'Revolut'] });
    await expectSuccess(notePayment('venmo', { cents: 1000, method: 'VENMO', service: 'Wise' }));
    const otherPayment = { cents: 2000, method: 'OTHER', service: 'Wise' };
    await expectSuccess(notePayment('other', otherPayment));
    expectRefusal(
      await notePayment('other', { ...otherPayment, service: 'Revolut' }),
      409,
      'payment-id-used',
    );
    const { payments } = await expectSuccess(reversePayment('other'));
    expect(payments).toMatchObject([
      { method: 'VENMO', cents: 1000 },
      { method: 'OTHER', service: 'Wise', cents: 2000 },
      { method: 'OTHER', service: 'Wise', cents: -2000 },
    ]);
    expect(payments?.[0]).not.toHaveProperty('service');
    await expectSuccess(guide.put(tipPath('tip'), otherPayment));
    expect((await fetchDeparture()).tips).toMatchObject([{ service: 'Wise' }]);
    const noMethods = { methods: [] };
    expect((await guide.put('/api/guide/payment-methods', noMethods)).status).toBe(200);
  });

  it('is stored without data about the visitor', async () => {
    const { id } = await expectSuccess(notePayment('fare'));
    expect(await fetchStoredPayments()).toEqual([
      {
        _id: 'fare',
        departure: DEPARTURE,
        tour: TOUR,
        date: DATE,
        list: 'day',
        party: id,
        kind: 'FARE',
        cents: 8000,
        currency: 'USD',
        method: 'CASH',
        notedBy: guideId,
        notedAt: expect.any(Date) as unknown,
      },
    ]);
  });

  it('is noted only once if the call is repeated', async () => {
    const paidParty = await expectSuccess(notePayment('fare'));
    expect(await expectSuccess(notePayment('fare'))).toEqual(paidParty);
    await expectSuccess(reversePayment('fare'));
    expect(await expectSuccess(notePayment('fare'))).toMatchObject({
      owedCents: 8000,
      paidCents: 0,
    });
    expect(await fetchStoredPayments()).toHaveLength(2);
  });

  it.each([{ cents: 100 }, { kind: 'TIP' }, { method: 'CARD' }])(
    'is refused with %j if its id belongs to a different payment',
    async (input) => {
      await expectSuccess(notePayment('fare'));
      expectRefusal(await notePayment('fare', input), 409, 'payment-id-used');
    },
  );

  it('is refused if a different party’s payment has the same id', async () => {
    await expectSuccess(notePayment('fare'));
    await book();
    const [, otherParty] = (await fetchDeparture()).parties;
    expectRefusal(await notePayment('fare', {}, otherParty), 409, 'payment-id-used');
    expectProblem(await guide.delete(await paymentPath('fare', otherParty)), 404);
    expect(await fetchStoredPayments()).toHaveLength(1);
  });

  it('is noted only once if several devices note it at the same time', async () => {
    const party = await fetchParty();
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, device) => notePayment(`fare-${String(device)}`, {}, party)),
    );
    const refusals = responses.filter(({ status }) => status !== 200);
    expect(refusals).toHaveLength(7);
    for (const response of refusals) expectRefusal(response, 409, 'already-paid');
    expect(await sumStoredCents()).toBe(8000);
  });

  it('of more than the party owes is refused, unless it is a tip', async () => {
    expectRefusal(await notePayment('fare', { cents: 8001 }), 409, 'fare-above-owed', {
      cents: 8000,
    });
    expectRefusal(
      await notePayment('fare', { kind: 'DEPOSIT', cents: 9000 }),
      409,
      'fare-above-owed',
      {
        cents: 8000,
      },
    );
    await expectSuccess(notePayment('fare', { kind: 'TIP', cents: 9000 }));
    expect(await fetchParty()).toMatchObject({ owedCents: 8000, paidCents: 0, tipCents: 9000 });
  });

  it('by a party of no-shows is refused, unless it is a tip', async () => {
    const { id, revision } = await fetchParty();
    const noShow = { arrived: 0, noShow: true, note: '', revision };
    const party = await expectSuccess(guide.put(`/api/guide/parties/day/${id}`, noShow));
    expect(party).toMatchObject({ dueCents: 0, owedCents: 0 });
    expectRefusal(await notePayment('fare', { cents: 1 }), 409, 'nothing-owed');
    await expectSuccess(notePayment('tip', { kind: 'TIP', cents: 1 }));
  });

  it('can be refunded in parts, up to what was paid', async () => {
    const refund = { kind: 'REFUND', cents: 3000 };
    expectRefusal(await notePayment('early', refund), 409, 'refund-above-paid', { cents: 0 });
    await expectSuccess(notePayment('fare'));
    expect(await expectSuccess(notePayment('refund', refund))).toMatchObject({
      owedCents: 3000,
      paidCents: 5000,
    });
    expectRefusal(await notePayment('more', { ...refund, cents: 5001 }), 409, 'refund-above-paid', {
      cents: 5000,
    });
    await expectSuccess(notePayment('rest', { ...refund, cents: 5000 }));
    expect(await fetchParty()).toMatchObject({ owedCents: 8000, paidCents: 0 });
  });

  it('keeps the time at which an offline device noted it, if the time is plausible', async () => {
    const at = new Date(Date.now() - 90 * MINUTE_MS).toISOString();
    expect((await expectSuccess(notePayment('a', { cents: 1, at }))).payments).toMatchObject([
      { at },
    ]);
    const startMs = Date.now();
    const futureTime = new Date(startMs + 90 * MINUTE_MS).toISOString();
    await expectSuccess(notePayment('b', { cents: 1, at: futureTime }));
    await expectSuccess(notePayment('c', { cents: 1, at: '1970-01-01T00:00:00+05:00' }));
    const timesById = new Map(
      (await fetchStoredPayments()).map(({ _id, notedAt }) => [_id, notedAt.getTime()]),
    );
    expect(timesById.get('b')).toBeGreaterThanOrEqual(startMs);
    expect(timesById.get('b')).toBeLessThanOrEqual(Date.now());
    expect(timesById.get('c')).toBeGreaterThan(startMs - 32 * 24 * 60 * MINUTE_MS);
  });

  it.each<[object, string]>([
    [{ cents: 0 }, 'cents'],
    [{ cents: 10.5 }, 'cents'],
    [{ cents: -100 }, 'cents'],
    [{ cents: '100' }, 'cents'],
    [{ kind: 'GIFT' }, 'kind'],
    [{ method: 'GOLD' }, 'method'],
    [{ method: 'OTHER', service: 'Wise'.repeat(16) }, 'service'],
    [{ at: 'yesterday' }, 'at'],
    [{ at: '2030-13-41T99:99:99Z' }, 'at'],
  ])('with %j is invalid', async (input, field) => {
    expectFieldErrors(await notePayment('fare', input), 400, [field]);
  });

  it('by an unknown party, or with an invalid id, gets a 404', async () => {
    const unknownParty = { id: '65f0c0ffee0123456789abcd' } as Party;
    expectRefusal(await notePayment('fare', {}, unknownParty), 404, 'party-gone');
    expectProblem(await notePayment('a.b'), 404);
    expectProblem(await guide.put(tipPath('tip', 'day.nowhere.2030-01-07.1000'), FARE), 404);
  });
});

describe('a reversal', () => {
  beforeEach(async () => {
    await book();
    await expectSuccess(notePayment('fare'));
  });

  it('cancels out a payment, and is noted only once', async () => {
    const partyAfterReversal = await expectSuccess(reversePayment('fare'));
    expect(partyAfterReversal).toMatchObject({ owedCents: 8000, paidCents: 0 });
    expect(partyAfterReversal.payments).toMatchObject([
      { id: 'fare', cents: 8000 },
      { kind: 'FARE', cents: -8000, method: 'CASH', reverses: 'fare' },
    ]);
    const party = await fetchParty();
    await Promise.all(
      Array.from({ length: 4 }, () =>
        paymentPath('fare', party).then((path) => guide.delete(path)),
      ),
    );
    expect(await fetchParty()).toEqual(partyAfterReversal);
    await expectSuccess(notePayment('again'));
    expect(await sumStoredCents()).toBe(8000);
  });

  it('can’t be reversed, and neither can a payment that doesn’t exist', async () => {
    const { payments = [] } = await expectSuccess(reversePayment('fare'));
    const [, reversal] = payments;
    expectRefusal(await reversePayment(reversal?.id ?? ''), 404, 'payment-gone');
    expectRefusal(await reversePayment('never-noted'), 404, 'payment-gone');
  });

  it('of a payment that was refunded is refused', async () => {
    await expectSuccess(notePayment('refund', { kind: 'REFUND' }));
    expectRefusal(await reversePayment('fare'), 409, 'payment-refunded');
    await expectSuccess(reversePayment('refund'));
    await expectSuccess(reversePayment('fare'));
    expect(await sumStoredCents()).toBe(0);
  });
});

describe('a party', () => {
  it('can get a refund, but can’t pay a fare, if the guide cancels it after a deposit', async () => {
    await book();
    const { id, revision } = await expectSuccess(
      notePayment('deposit', { kind: 'DEPOSIT', cents: 2000 }),
    );
    const cancellation = { reason: 'Snow', revision };
    const canceledParty = await expectSuccess(
      guide.put(`/api/guide/parties/day/${id}/cancellation`, cancellation),
    );
    expect(canceledParty).toMatchObject({ dueCents: 0, owedCents: 0, paidCents: 2000 });
    expectRefusal(await notePayment('fare'), 409, 'canceled-takes-no-fare');
    const refundedParty = await expectSuccess(
      notePayment('refund', { kind: 'REFUND', cents: 2000 }),
    );
    expect(refundedParty).toMatchObject({ paidCents: 0 });
  });

  it('stays on the day sheet for the refund if it cancels after a deposit', async () => {
    const visitor = await book();
    const { id } = await expectSuccess(notePayment('deposit', { kind: 'DEPOSIT', cents: 2000 }));
    expect((await visitor.delete(`${list.remove}/${id}`)).status).toBe(204);
    expect(await fetchParty()).toMatchObject({
      cancelled: { byVisitor: true },
      dueCents: 0,
      paidCents: 2000,
    });
    const booking = await app.database.collection<{ deleteAt: Date }>(list.collection).findOne({});
    expect(booking?.deleteAt.getTime()).toBeGreaterThan(Date.parse(DATE));
    expectProblem(await guide.delete(`/api/guide/parties/day/${id}/cancellation`), 404);
    await expectSuccess(notePayment('refund', { kind: 'REFUND', cents: 2000 }));
    expect((await visitor.post(`${list.restore}/${id}`)).status).toBe(200);
    expect(await fetchParty()).toMatchObject({ dueCents: 8000, owedCents: 8000, paidCents: 0 });
  });

  it('of a canceled departure owes nothing', async () => {
    await book();
    await expectSuccess(notePayment('deposit', { kind: 'DEPOSIT', cents: 2000 }));
    await setDeparture(app, list, DATE, { state: 'cancelled' });
    expect(await fetchParty()).toMatchObject({ dueCents: 0, owedCents: 0, paidCents: 2000 });
    expectRefusal(await notePayment('fare', { cents: 1 }), 409, 'canceled-takes-no-fare');
    const refundedParty = await expectSuccess(
      notePayment('refund', { kind: 'REFUND', cents: 2000 }),
    );
    expect(refundedParty).toMatchObject({ dueCents: 0, paidCents: 0 });
  });

  it('of walk-ins owes the tour’s current price, and can be removed once its payments are reversed', async () => {
    const walkIn = parseJson<Party>(
      await guide.post(`/api/guide/departures/${DEPARTURE}/walk-ins`, { name: 'Mo', people: 3 }),
    );
    expect(walkIn).toMatchObject({ dueCents: 12_000, owedCents: 12_000 });
    await expectSuccess(notePayment('fare', { cents: 12_000 }));
    const path = `/api/guide/parties/day/${walkIn.id}`;
    expectRefusal(await guide.delete(path), 409, 'walk-in-has-paid');
    await expectSuccess(reversePayment('fare'));
    expect((await guide.delete(path)).status).toBe(204);
    expect(await sumStoredCents()).toBe(0);
  });

  it.each<[string, Price | undefined]>([
    ['whose tour is free with tips', { kind: 'TIPS' }],
    ['that pays what it wishes', { kind: 'WISH', cents: 2000 }],
    ['whose price is in words', { kind: 'WORDS', note: 'Ask me' }],
    ['that was promised no price', undefined],
  ])('%s owes nothing, and can pay any fare', async (_, price) => {
    await storeBookings(app, list, [{ date: DATE, ...(price && { price }) }]);
    const paidParty = await expectSuccess(notePayment('fare', { cents: 12_345 }));
    expect(paidParty).toMatchObject({ dueCents: 0, owedCents: 0, paidCents: 12_345 });
  });

  it('without a price and without payments has no amounts', async () => {
    await storeBookings(app, list, [{ date: DATE }]);
    const party = await fetchParty();
    for (const field of ['dueCents', 'owedCents', 'paidCents', 'tipCents', 'payments']) {
      expect(party).not.toHaveProperty(field);
    }
  });

  it('has its payments in the account data that it can download', async () => {
    const visitor = app.visitor();
    await visitor.signUp();
    await book(visitor);
    const { payments } = await expectSuccess(notePayment('fare'));
    const data = parseJson<{ bookings: Record<string, object[]> }>(
      await visitor.get('/api/account/data'),
    );
    expect(data.bookings[list.collection]).toMatchObject([{ payments }]);
  });

  it.each([
    ['the name from its booking', { name: 'Ada', email: 'ada@example.com', note: 'We’re late' }],
    ['the name from its account', undefined],
  ])(
    'stays on the day sheet for the refund if it deletes its account after a deposit, with %s',
    async (_, contact) => {
      const visitor = app.visitor();
      const { password, username, email } = await visitor.signUp();
      await book(visitor, { ...(contact && { contact }) });
      await expectSuccess(notePayment('deposit', { kind: 'DEPOSIT', cents: 2000 }));
      expect((await visitor.call('DELETE', '/api/account', { password })).status).toBe(204);
      const party = await fetchParty();
      expect(party).toMatchObject({
        name: contact?.name ?? username,
        email: contact?.email ?? email,
        cancelled: { byVisitor: true },
        owedCents: 0,
        paidCents: 2000,
      });
      expect(party).not.toHaveProperty('message');
      const bookings = app.database.collection<StoredBooking>(list.collection);
      const booking = await bookings.findOne({});
      expect(booking?.owner).toBe('nobody');
      expect(booking?.deleteAt?.getTime()).toBeGreaterThan(Date.parse(DATE));
      expectProblem(await guide.delete(`/api/guide/parties/day/${party.id}/cancellation`), 404);
      await expectSuccess(notePayment('refund', { kind: 'REFUND', cents: 2000 }));
      expect(await sumStoredCents()).toBe(0);
    },
  );
});

describe('a tip from a whole departure', () => {
  const TIP = { cents: 4500, method: 'CASH' };

  it('is on the day sheet with its reversal, and each of them is noted only once', async () => {
    await book();
    expect(await fetchDeparture()).not.toHaveProperty('tips');
    const noteTip = () => guide.put(tipPath('tip'), TIP);
    const [noteResponse] = await Promise.all([noteTip(), noteTip(), noteTip()]);
    const tips = [{ id: 'tip', kind: 'TIP', cents: 4500, method: 'CASH' }];
    expect(parseJson(noteResponse)).toMatchObject({ tips });
    expect(await fetchDeparture()).toMatchObject({ tips, parties: [{ tipCents: 0 }] });
    expectRefusal(await guide.put(tipPath('tip'), { ...TIP, cents: 1 }), 409, 'payment-id-used');
    const reverseTip = () => guide.delete(tipPath('tip'));
    const reversals = await Promise.all([reverseTip(), reverseTip(), reverseTip()]);
    const tipsAfterReversal = { tips: [...tips, { kind: 'TIP', cents: -4500, reverses: 'tip' }] };
    for (const response of reversals) expect(parseJson(response)).toMatchObject(tipsAfterReversal);
    expect(await fetchDeparture()).toMatchObject(tipsAfterReversal);
    expect(await fetchStoredPayments()).toHaveLength(2);
  });

  it('can’t be noted or reversed as a payment by a party or by a different departure', async () => {
    await book();
    expect((await guide.put(tipPath('tip'), TIP)).status).toBe(200);
    expectRefusal(await notePayment('tip', { kind: 'TIP', cents: 4500 }), 409, 'payment-id-used');
    expectRefusal(await reversePayment('tip'), 404, 'payment-gone');
    const otherDeparture = departureIdOn(list, dateAhead(12));
    expectRefusal(await guide.put(tipPath('tip', otherDeparture), TIP), 409, 'payment-id-used');
    expectRefusal(await guide.delete(tipPath('tip', otherDeparture)), 404, 'payment-gone');
    await expectSuccess(notePayment('fare'));
    expectRefusal(await guide.delete(tipPath('fare')), 404, 'payment-gone');
  });
});
