import type { Ages } from 'shared/party-price';
import type { Price } from 'shared/price';
import { storePricesAsData } from '../src/migrations/price-migration';
import { resetBookings, resetTours, useApp } from './support/app';
import { bookingInputOn, dateAhead, departureIdOn } from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST } from './support/lists';
import { expectFieldErrors, expectProblem } from './support/problems';
import type { ApiResponse, Visitor } from './support/visitor';

const DATE = dateAhead(10);
const LATER_DATE = dateAhead(20);
const TOUR = 'day.empire-state-building';
const OTHER_TOUR = 'day.central-park';
const PAYMENT_METHODS_PATH = '/api/guide/payment-methods';
const FORTY_DOLLARS: Price = { kind: 'PERSON', cents: 4000 };
const FIFTY_DOLLARS: Price = { kind: 'PERSON', cents: 5000 };
const PRICE_BY_AGE: Price = {
  kind: 'AGE',
  groups: [
    { unit: 'ADULT', minAge: 13, cents: 4000 },
    { unit: 'CHILD', minAge: 0, cents: 2000 },
  ],
};
const VENMO = { kind: 'VENMO', uses: ['FARE', 'TIP'], url: 'https://venmo.com/u/ana' };

interface Ticket {
  id: string;
  people: number;
  price?: Price;
  ages?: Ages;
  paymentMethods?: object[];
  attended?: true;
}

const app = useApp({ CONTACT_REQUIRED: 'off' });
let guide: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
});
beforeEach(async () => {
  await resetBookings(app);
  await resetTours(app);
  await setPrice(FORTY_DOLLARS);
  visitor = app.visitor();
  await visitor.becomeGuest();
});

const parseTicket = ({ text }: ApiResponse) => JSON.parse(text) as Ticket;
const fetchTicket = async (id: string) => parseTicket(await visitor.get(`/api/bookings/${id}`));
const fetchTour = async (id = TOUR) =>
  JSON.parse((await guide.get(`/api/guide/tours/${id}`)).text) as object & {
    promisedPrices: object[];
  };

async function setPrice(price: Price | null, id = TOUR): Promise<void> {
  const saveResponse = await guide.put(`/api/guide/tours/${id}`, {
    ...(await fetchTour(id)),
    price,
  });
  expect(saveResponse.status).toBe(200);
}

async function book(input: object = {}): Promise<Ticket> {
  const response = await visitor.post(`/api/tours/${TOUR}/bookings`, {
    date: DATE,
    people: 2,
    ...input,
  });
  expect(response.status).toBe(201);
  return parseTicket(response);
}

async function changeBooking(id: string, input: object): Promise<Ticket> {
  const body = { date: DATE, people: 2, ...input };
  const response = await visitor.put(`/api/bookings/${id}`, body);
  expect(response.status).toBe(200);
  return parseTicket(response);
}

describe('a booking', () => {
  it('keeps its promised price when the guide changes the price', async () => {
    const { id, price } = await book();
    expect(price).toEqual(FORTY_DOLLARS);
    await setPrice(FIFTY_DOLLARS);
    expect(await fetchTicket(id)).toMatchObject({ price: FORTY_DOLLARS });
    expect(await changeBooking(id, { people: 3 })).toMatchObject({
      people: 3,
      price: FORTY_DOLLARS,
    });
    expect(await changeBooking(id, { date: LATER_DATE })).toMatchObject({ price: FORTY_DOLLARS });
    expect((await book({ date: LATER_DATE, overlapping: true })).price).toEqual(FIFTY_DOLLARS);
    expect((await visitor.get(`/api/bookings/${id}/calendar`)).text).toContain(
      '2 × $40 = $80\\, paid to your guide on the day.',
    );
    await book({ date: LATER_DATE, overlapping: true });
    expect((await fetchTour()).promisedPrices).toEqual([
      { price: FIFTY_DOLLARS, bookings: 2 },
      { price: FORTY_DOLLARS, bookings: 1 },
    ]);
    expect((await guide.get('/api/guide/tours/prices')).list).toEqual([
      { tour: TOUR, price: FIFTY_DOLLARS, bookings: 2 },
      { tour: TOUR, price: FORTY_DOLLARS, bookings: 1 },
    ]);
  });

  it('gets a price by age that the guide set for several tours at once', async () => {
    const input = { tours: [TOUR, OTHER_TOUR], price: PRICE_BY_AGE };
    expect((await guide.put('/api/guide/tours/prices', input)).status).toBe(204);
    expect((await book()).price).toEqual(PRICE_BY_AGE);
  });

  it('without a promised price stays without one', async () => {
    await setPrice(null);
    const { id } = await book();
    await setPrice(FORTY_DOLLARS);
    expect(await changeBooking(id, { people: 1 })).not.toHaveProperty('price');
    expect((await fetchTour()).promisedPrices).toEqual([{ price: null, bookings: 1 }]);
  });

  it('gets a different tour’s price when it is moved to that tour', async () => {
    await setPrice(FIFTY_DOLLARS, OTHER_TOUR);
    const { id } = await book();
    const response = await visitor.put(`${DAY_LIST.update}/${id}`, {
      ...bookingInputOn(DATE, 2),
      place: 'Central Park',
    });
    expect(response.body).toMatchObject({ price: FIFTY_DOLLARS });
    expect(await fetchTicket(id)).toMatchObject({ price: FIFTY_DOLLARS });
  });

  it('has its price in the specification’s calls, too', async () => {
    const response = await visitor.post(DAY_LIST.create, bookingInputOn(DATE, 2));
    expect(response.body).toMatchObject({ price: FORTY_DOLLARS });
    expect((await visitor.get(DAY_LIST.all)).list).toMatchObject([{ price: FORTY_DOLLARS }]);
  });

  it('stores the ages from the specification’s calls, too', async () => {
    await setPrice(PRICE_BY_AGE);
    const input = { ...bookingInputOn(DATE, 3), ages: { CHILD: 2 }, expectedCents: 8000 };
    const { body } = await visitor.post(DAY_LIST.create, input);
    expect(body).toMatchObject({ ages: { CHILD: 2 } });
    const path = `${DAY_LIST.update}/${String(body._id)}`;
    expectProblem(await visitor.put(path, { ...input, ages: {} }), 409);
    const changeResponse = await visitor.put(path, { ...input, ages: {}, expectedCents: 12_000 });
    expect(changeResponse.body).not.toHaveProperty('ages');
    expect(changeResponse.status).toBe(200);
  });

  it('stores ages only if its price distinguishes them', async () => {
    expect(await book({ people: 1, ages: { CHILD: 1 } })).not.toHaveProperty('ages');
    await setPrice(PRICE_BY_AGE);
    const { id, ages } = await book({
      people: 4,
      ages: { CHILD: 2, SENIOR: 1 },
      overlapping: true,
    });
    expect(ages).toEqual({ CHILD: 2 });
    expect(await changeBooking(id, { people: 3 })).toMatchObject({ people: 3, ages: { CHILD: 2 } });
    expect(await changeBooking(id, { people: 3, ages: { CHILD: 1 } })).toMatchObject({
      ages: { CHILD: 1 },
    });
    expect(await changeBooking(id, { people: 3, ages: {} })).not.toHaveProperty('ages');
    expectFieldErrors(
      await visitor.put(`/api/bookings/${id}`, { date: DATE, people: 3, ages: { CHILD: 4 } }),
      400,
      ['ages'],
    );
    expectFieldErrors(
      await visitor.put(`/api/bookings/${id}`, { date: DATE, people: 3, ages: { CHILD: -1 } }),
      400,
      ['ages.CHILD'],
    );
  });

  it('is refused if the visitor was shown a different total', async () => {
    const path = `/api/tours/${TOUR}/bookings`;
    const input = { date: DATE, people: 2, expectedCents: 8000 };
    await setPrice(FIFTY_DOLLARS);
    const refusal = await visitor.post(path, input);
    expectProblem(refusal, 409);
    expect(refusal.text).toContain('$100');
    expect((await visitor.get('/api/bookings')).list).toEqual([]);
    const { id } = await book({ expectedCents: 10_000 });
    await setPrice(FORTY_DOLLARS);
    // The expected total has to match the promised price, not the current price.
    expectProblem(await visitor.put(`/api/bookings/${id}`, { ...input, people: 3 }), 409);
    expect(await changeBooking(id, { people: 3, expectedCents: 15_000 })).toMatchObject({
      people: 3,
    });
  });
});

describe('walk-ins', () => {
  it('pay the current price', async () => {
    const path = `/api/guide/departures/${departureIdOn(DAY_LIST, DATE)}/walk-ins`;
    expect((await guide.post(path, { name: 'Bo', people: 2 })).status).toBe(201);
    expect(await app.database.collection('day_tours').find().toArray()).toMatchObject([
      { walkIn: 'Bo', price: FORTY_DOLLARS },
    ]);
  });
});

describe('payment methods', () => {
  it('are on the ticket, with only the fields that their kind uses', async () => {
    const { id } = await book();
    expect(await fetchTicket(id)).not.toHaveProperty('paymentMethods');
    const methods = [
      { kind: 'CASH', uses: ['FARE'], url: 'https://unused.example' },
      { ...VENMO, name: 'unused' },
      { kind: 'ZELLE', uses: ['DEPOSIT'], name: ' +1 212 555 0100 ' },
    ];
    const savedMethods = [
      { kind: 'CASH', uses: ['FARE'] },
      VENMO,
      { kind: 'ZELLE', uses: ['DEPOSIT'], name: '+1 212 555 0100' },
    ];
    expect((await guide.put(PAYMENT_METHODS_PATH, { methods })).list).toEqual(savedMethods);
    expect((await guide.get(PAYMENT_METHODS_PATH)).list).toEqual(savedMethods);
    expect((await fetchTicket(id)).paymentMethods).toEqual(savedMethods);
    expect((await visitor.get('/api/bookings')).list).toEqual([
      expect.not.objectContaining({ paymentMethods: expect.anything() as unknown }),
    ]);
  });

  it.each([
    [[{ ...VENMO, url: 'http://venmo.com/u/ana' }], 'methods.0.url'],
    [[{ ...VENMO, url: 'https://venmo.com@evil.example/' }], 'methods.0.url'],
    [[{ kind: 'PAYPAL', uses: ['TIP'] }], 'methods.0.url'],
    [[VENMO, { ...VENMO, kind: 'OTHER' }], 'methods.1.name'],
    [[{ kind: 'ZELLE', uses: ['TIP'] }], 'methods.0.name'],
    [[{ kind: 'GOLD', uses: ['TIP'] }], 'methods.0.kind'],
    [[{ kind: 'CASH', uses: [] }], 'methods.0.uses'],
    [[{ kind: 'CASH', uses: ['FARE', 'FARE'] }], 'methods.0.uses'],
    [Array(11).fill({ kind: 'CASH', uses: ['TIP'] }), 'methods'],
  ])('are refused with an invalid $1', async (methods, field) => {
    expectFieldErrors(await guide.put(PAYMENT_METHODS_PATH, { methods }), 400, [field]);
  });
});

it('a ticket shows that the guide has checked in the party', async () => {
  const { id } = await book();
  const checkIn = (arrived: number, noShow: boolean, revision: number) =>
    guide.put(`/api/guide/parties/day/${id}`, { arrived, noShow, note: '', revision });
  expect((await checkIn(0, true, 0)).status).toBe(200);
  expect(await fetchTicket(id)).not.toHaveProperty('attended');
  expect((await checkIn(1, true, 1)).status).toBe(200);
  expect(await fetchTicket(id)).toMatchObject({ attended: true });
});

it('a migration stores typed prices as data, and promises them to upcoming parties', async () => {
  const tours = app.database.collection<{ _id: string }>('tours');
  const typedPrice = {
    text: '$40 each',
    isPayWhatYouWish: false,
    amount: 40,
    currency: 'USD',
    unit: 'PERSON',
  };
  const { id } = await book();
  const bookings = app.database.collection('day_tours');
  const [booking] = await bookings.find().toArray();
  await bookings.updateMany({}, { $unset: { price: 1 } });
  await bookings.insertOne({
    ...booking,
    _id: undefined,
    price: undefined,
    date: '2026-01-05',
  });
  await tours.updateOne({ _id: TOUR }, { $set: { price: typedPrice } });
  if (!app.database.db) throw new Error('The database is closed.');
  // Runs the migration twice, because the second run must have no effect.
  for (let run = 0; run < 2; run++) await storePricesAsData(app.database.db);
  expect(await tours.findOne({ _id: TOUR })).toMatchObject({ price: FORTY_DOLLARS });
  expect(await fetchTicket(id)).toMatchObject({ price: FORTY_DOLLARS });
  expect(await bookings.findOne({ date: '2026-01-05' })).not.toMatchObject({
    price: FORTY_DOLLARS,
  });
});
