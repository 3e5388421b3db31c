import { newYorkDate, newYorkTime } from 'shared/new-york';
import type { StoredDeparture } from '../src/departures/departure';
import { resetBookings, useApp } from './support/app';
import { departureIdOn, PLACE, setDeparture, storeBookings } from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST, type List } from './support/lists';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import type { Visitor } from './support/visitor';

const MINUTE_MS = 60_000;

const app = useApp();
let guide: Visitor, visitor: Visitor;
let departure: string, ticket: string;
beforeEach(async () => {
  await resetBookings(app);
  ({ guide } = await signUpGuide(app));
  visitor = app.visitor();
  await visitor.becomeGuest();
  ({ departure, ticket } = await bookStartingIn(20));
});

/** Stores a booking of the visitor's at a departure that starts in the given number of minutes. */
async function bookStartingIn(minutes: number, settings: object = {}, list: List = DAY_LIST) {
  const startsAt = new Date(Date.now() + minutes * MINUTE_MS);
  const date = newYorkDate(startsAt);
  const [booking] = await storeBookings(app, list, [{ owner: await findOwner(visitor), date }]);
  await setDeparture(app, list, date, { startTime: newYorkTime(startsAt), ...settings });
  return { departure: departureIdOn(list, date), ticket: String(booking?._id), date };
}

/** Returns the owner key of a visitor's bookings. Makes a booking to read the key from it, and deletes the booking. */
async function findOwner(caller: Visitor): Promise<string> {
  const input = { place: PLACE, day: 'Monday', people: 1 };
  const { body } = await caller.post(DAY_LIST.create, input);
  const bookings = app.database.collection(DAY_LIST.collection);
  const booking = (await bookings.find().toArray()).find(({ _id }) => String(_id) === body._id);
  await bookings.deleteMany({ _id: booking?._id });
  return String(booking?.owner);
}

const announceArrival = (input: object, caller = guide, id = departure) =>
  caller.put(`/api/guide/departures/${id}/arrival`, input);
const fetchTicket = async (id = ticket) =>
  (await visitor.get(`/api/bookings/${id}`)).body as { arrival?: { utcSaidAt: string } };
/** Returns the date in the departure's id. */
const departureDate = () => departure.split('.')[2] ?? '';
const fetchArrivalOnSheet = async () => {
  const { body } = await guide.get(`/api/guide/days/${departureDate()}`);
  const { departures } = body as unknown as { departures: { id: string; arrival?: object }[] };
  return departures.find(({ id }) => id === departure)?.arrival;
};

it('an arrival is shown on tickets and on the guide’s other devices, with the time of the announcement', async () => {
  expect(await fetchTicket()).not.toHaveProperty('arrival');
  const response = await announceArrival({ state: 'late', minutes: 5 });
  expect(response.status).toBe(200);
  const { arrival } = await fetchTicket();
  expect(response.body).toEqual({ arrival });
  expect(arrival).toEqual({ state: 'late', minutes: 5, utcSaidAt: expect.any(String) as string });
  expect(Math.abs(Date.parse(arrival?.utcSaidAt ?? '') - Date.now())).toBeLessThan(10_000);
  expect(await fetchArrivalOnSheet()).toEqual(arrival);

  await announceArrival({ state: 'here' });
  expect(await fetchTicket()).toMatchObject({ arrival: { state: 'here' } });
  expect((await fetchTicket()).arrival).not.toHaveProperty('minutes');
});

it('an arrival can be removed by the guide', async () => {
  await announceArrival({ state: 'here' });
  expect(await announceArrival({ state: 'unknown' })).toMatchObject({ status: 200, text: '{}' });
  expect(await fetchTicket()).not.toHaveProperty('arrival');
  expect(await fetchArrivalOnSheet()).toBeUndefined();
});

it('an arrival changes the day sheet’s fingerprint, so that other devices reload the sheet', async () => {
  const eventsPath = `/api/guide/events?date=${departureDate()}`;
  const stream = new AbortController();
  const headers = { Authorization: guide.cookie ?? '' };
  const { body } = await fetch(app.url + eventsPath, { headers, signal: stream.signal });
  const fingerprints: string[] = [];
  const decoder = new TextDecoder();
  for await (const chunk of body ?? []) {
    const text = decoder.decode(chunk as Uint8Array);
    fingerprints.push(...(text.match(/(?<=event: sheet\n(?:id: .*\n)?data: ).+/g) ?? []));
    if (fingerprints.length === 1) await announceArrival({ state: 'here' });
    if (fingerprints.length === 2) break;
  }
  stream.abort();
  expect(new Set(fingerprints).size).toBe(2);
});

it('an arrival has the time of its announcement, and isn’t replaced by an older announcement', async () => {
  await announceArrival({ state: 'here', secondsAgo: 60 });
  const { arrival } = await fetchTicket();
  const ageMs = Date.now() - Date.parse(arrival?.utcSaidAt ?? '');
  expect(ageMs).toBeGreaterThanOrEqual(60_000);
  expect(ageMs).toBeLessThan(70_000);
  // A phone that was offline sends an older announcement late.
  const lateResponse = await announceArrival({ state: 'late', minutes: 10, secondsAgo: 120 });
  expect(lateResponse).toMatchObject({ status: 200, body: { arrival } });
  expect(await fetchTicket()).toMatchObject({ arrival: { state: 'here' } });
  expect((await announceArrival({ state: 'unknown', secondsAgo: 90 })).status).toBe(200);
  expect(await fetchTicket()).toMatchObject({ arrival: { state: 'here' } });
});

it('an arrival can only be announced by the guide', async () => {
  expectProblem(await announceArrival({ state: 'here' }, visitor), 404);
  expectProblem(await announceArrival({ state: 'here' }, app.visitor()), 404);
  expect(await fetchTicket()).not.toHaveProperty('arrival');
  expectProblem(
    await announceArrival({ state: 'here' }, guide, 'day.nowhere.2030-01-07.1000'),
    404,
  );
});

it.each([
  ['no fields', {}, ['state']],
  ['an unknown state', { state: 'lost' }, ['state']],
  ['a delay without minutes', { state: 'late' }, ['minutes']],
  ['a delay of zero minutes', { state: 'late', minutes: 0 }, ['minutes']],
  ['a delay of more than an hour', { state: 'late', minutes: 61 }, ['minutes']],
  ['a delay of half a minute', { state: 'late', minutes: 0.5 }, ['minutes']],
  ['minutes that aren’t a number', { state: 'here', minutes: 'five' }, ['minutes']],
  ['a time in the future', { state: 'here', secondsAgo: -1 }, ['secondsAgo']],
  ['a time days ago', { state: 'here', secondsAgo: 200_000 }, ['secondsAgo']],
])('an arrival with %s is rejected', async (_, input, fields) => {
  expectFieldErrors(await announceArrival(input), 400, fields);
  expect(await fetchTicket()).not.toHaveProperty('arrival');
});

it.each([
  ['more than half an hour before the start', 31, {}, {}],
  ['more than an hour after the start', -61, {}, {}],
  ['after the end of the tour', -40, { lengthMinutes: 30 }, {}],
  ['with a time more than half an hour before the start', 20, {}, { secondsAgo: 15 * 60 }],
])('an arrival is refused %s', async (_, minutes, settings, input) => {
  const otherBooking = await bookStartingIn(minutes, settings);
  const response = await announceArrival(
    { state: 'here', ...input },
    guide,
    otherBooking.departure,
  );
  expectRefusal(response, 409, 'arrival-not-now', { before: 30, after: 60 });
  expect(await fetchTicket(otherBooking.ticket)).not.toHaveProperty('arrival');
});

it('an arrival can’t be announced for a canceled departure, and is hidden when the departure is canceled later', async () => {
  await announceArrival({ state: 'here' });
  const cancellation = { state: 'cancelled', reason: 'Ice on the path', revision: 0 };
  expect((await guide.patch(`/api/guide/departures/${departure}`, cancellation)).status).toBe(204);
  expect(await fetchTicket()).not.toHaveProperty('arrival');
  const response = await announceArrival({ state: 'late', minutes: 5 });
  expectRefusal(response, 409, 'departure-canceled');
  expect(response.body.detail).toBe('This departure is canceled.');
});

it('an arrival is deleted if the guide moves the start to a later time', async () => {
  await announceArrival({ state: 'here' });
  const startsAt = new Date(Date.now() + 45 * MINUTE_MS);
  // Around midnight, the later start would be on a different date.
  if (newYorkDate(startsAt) !== departureDate()) return;
  const startTime = newYorkTime(startsAt);
  await guide.patch(`/api/guide/departures/${departure}`, { startTime, revision: 0 });
  expect(await fetchTicket()).not.toHaveProperty('arrival');
});

it('an arrival changes nothing else about the departure, and sends no mail', async () => {
  const departures =
    app.database.collection<Pick<StoredDeparture, '_id' | 'arrival' | 'version'>>('departures');
  const findStored = () => departures.findOne({ _id: departure });
  const departureBefore = await findStored();
  await announceArrival({ state: 'here' });
  const departureAfter = await findStored();
  const arrival = { state: 'here', at: expect.any(Date) as Date };
  const version = expect.any(Number) as number;
  expect(departureAfter).toEqual({ ...departureBefore, arrival, version });
  const kind = /^departure-/;
  expect(await app.database.collection('outbox').countDocuments({ kind })).toBe(0);
});
