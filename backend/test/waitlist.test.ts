import { Types } from 'mongoose';
import type { Booking } from '../src/bookings/booking';
import { WaitlistsService } from '../src/bookings/waitlists.service';
import { DeparturesService } from '../src/departures/departures.service';
import { resetBookings, useApp } from './support/app';
import {
  dateAhead,
  departureIdOn,
  setTour,
  storeBookings,
  countBookedPeople,
  bookingInputOn,
} from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST as list, UNKNOWN_ID } from './support/lists';
import { expectFieldErrors, expectProblem, expectRefusal } from './support/problems';
import { useReplica } from './support/process';
import type { ApiResponse, Visitor } from './support/visitor';

const DATE = dateAhead(10);
const DEPARTURE = departureIdOn(list, DATE);
const TOUR = 'day.empire-state-building';
const CONTACT = { name: 'Ada Walker', email: 'ada@example.com' };
const HOUR_MS = 60 * 60 * 1000;
const SHORT_DELAY_MS = 100;

interface Ticket {
  id: string;
  people: number;
  status: string;
  wait?: { ahead: number; utcHeldUntil?: string; removed?: true };
  departure: { vacancies: number; status: string; meetingPoint: string };
}

interface WaitingParty {
  id: string;
  name: string;
  people: number;
  phone?: string;
  utcHeldUntil?: string;
}

const app = useApp();
const replica = useReplica(() => app.mongodbUri);
let guide: Visitor;
beforeAll(async () => {
  ({ guide } = await signUpGuide(app));
  // Postpones the job, because the tests run it themselves.
  const nextRun = new Date(Date.now() + 24 * HOUR_MS);
  await app.database
    .collection<{ _id: string }>('jobs')
    .updateOne({ _id: 'waiting' }, { $set: { due: nextRun } }, { upsert: true });
});
beforeEach(async () => {
  await resetBookings(app);
  await setTour(app, list, { capacity: 10 });
});

const parseTicket = (response: ApiResponse): Ticket => JSON.parse(response.text) as Ticket;
const bookings = () => app.database.collection<Booking>('day_tours');
const findBooking = (id: string) => bookings().findOne({ _id: new Types.ObjectId(id) });
async function createGuest(): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.becomeGuest();
  return visitor;
}

const requestBooking = (visitor: Visitor, people: number, input: object = {}, headers = {}) =>
  visitor.post(
    `/api/tours/${TOUR}/bookings`,
    { date: DATE, people, contact: CONTACT, ...input },
    headers,
  );
const requestWaiting = (visitor: Visitor, people = 2, headers = {}) =>
  requestBooking(visitor, people, { waiting: true }, headers);

/** Joins the waitlist as a new guest. */
async function joinWaitlist(people = 2): Promise<{ visitor: Visitor; id: string; url: string }> {
  const visitor = await createGuest();
  const response = await requestWaiting(visitor, people);
  expect([response.status, parseTicket(response).status]).toEqual([201, 'WAITING']);
  const { id } = parseTicket(response);
  return { visitor, id, url: `/api/bookings/${id}` };
}

/** Books with a new account. */
async function book(people: number): Promise<{ visitor: Visitor; url: string }> {
  const visitor = app.visitor();
  await visitor.signUp();
  const response = await requestBooking(visitor, people);
  expect(response.status).toBe(201);
  return { visitor, url: `/api/bookings/${parseTicket(response).id}` };
}

const fetchTicket = async ({ visitor, url }: { visitor: Visitor; url: string }) =>
  parseTicket(await visitor.get(url));
const runWaitlistJob = () =>
  app.app.get(WaitlistsService).offerVacantSpots(new AbortController().signal);

/** Sets the expiry of an offer, by default to a time in the past. */
async function setOfferExpiry(
  id: string,
  offeredUntil = new Date(Date.now() - SHORT_DELAY_MS),
): Promise<void> {
  await bookings().updateOne(
    { _id: new Types.ObjectId(id) },
    { $set: { 'turn.offeredUntil': offeredUntil } },
  );
}

async function fetchVacancies(): Promise<number | null | undefined> {
  const departures = app.app.get(DeparturesService);
  const departure = await departures.get(DEPARTURE);
  const [departureWithVacancies] = departure ? await departures.addVacancies([departure]) : [];
  return departureWithVacancies?.vacancies;
}

async function readWaitlist(): Promise<WaitingParty[]> {
  const sheet = JSON.parse((await guide.get(`/api/guide/days/${DATE}`)).text) as {
    departures: { id: string; waiting: WaitingParty[] }[];
  };
  return sheet.departures.find(({ id }) => id === DEPARTURE)?.waiting ?? [];
}

describe('a request to join a waitlist', () => {
  it('adds a party to the waitlist of a full departure, but not to its list of bookings', async () => {
    const { visitor: otherVisitor } = await book(10);
    const firstParty = await joinWaitlist(2);
    const secondParty = await joinWaitlist(3);
    expect(await fetchTicket(firstParty)).toMatchObject({ status: 'WAITING', wait: { ahead: 0 } });
    expect(await fetchTicket(secondParty)).toMatchObject({ status: 'WAITING', wait: { ahead: 1 } });
    expect((await secondParty.visitor.get(list.all)).list).toEqual([]);
    const tickets = JSON.parse((await secondParty.visitor.get('/api/bookings')).text) as Ticket[];
    expect(tickets.map(({ id }) => id)).toEqual([secondParty.id]);
    expect(await countBookedPeople(app, list, DATE)).toBe(10);
    expectProblem(await secondParty.visitor.get(`${secondParty.url}/calendar`), 404);
    const changeResponse = await secondParty.visitor.put(
      `${list.update}/${secondParty.id}`,
      bookingInputOn(DATE, 1),
    );
    expectProblem(changeResponse, 404);
    expectProblem(await otherVisitor.get(firstParty.url), 404);
  });

  it('returns a booking if there is room', async () => {
    await book(8);
    const visitor = await createGuest();
    const response = await requestWaiting(visitor, 2);
    expect([response.status, parseTicket(response).status]).toEqual([201, 'CONFIRMED']);
  });

  it('adds the party only once if it is repeated', async () => {
    await book(10);
    const visitor = await createGuest();
    const headers = { 'Idempotency-Key': 'once' };
    const firstResponse = await requestWaiting(visitor, 2, headers);
    const repeatedResponse = await requestWaiting(visitor, 2, headers);
    expect(parseTicket(repeatedResponse).id).toBe(parseTicket(firstResponse).id);
    expectProblem(await requestWaiting(visitor, 3), 409);
    expect(await readWaitlist()).toHaveLength(1);
  });

  it('is refused if the party exceeds the capacity or a guest’s limit, or has no contact', async () => {
    await book(10);
    const visitor = await createGuest();
    expectFieldErrors(await requestWaiting(visitor, 11), 409, ['date']);
    expectFieldErrors(
      await requestBooking(visitor, 2, { waiting: true, contact: undefined }),
      400,
      ['contact'],
    );
    expectFieldErrors(await requestBooking(visitor, 2, { waiting: 'yes' }), 400, ['waiting']);
    await setTour(app, list, { capacity: 20 });
    await book(10);
    expectFieldErrors(await requestWaiting(visitor, 13), 409, ['people']);
    expectProblem(await requestWaiting(app.visitor()), 401);
  });

  it('counts toward the limit for guests with the same IP address', async () => {
    await setTour(app, list, { capacity: 12 });
    await book(12);
    for (let index = 0; index < 5; index++) await joinWaitlist(12);
    expectFieldErrors(await requestWaiting(await createGuest(), 1), 409, ['people']);
  });
});

describe('freed spots', () => {
  it('are offered to the first waiting party that fits, and are held for 12 hours', async () => {
    const { visitor, url } = await book(4);
    await book(6);
    const tooLargeParty = await joinWaitlist(5);
    const fittingParty = await joinWaitlist(3);
    const thirdParty = await joinWaitlist(2);
    expect((await visitor.delete(url)).status).toBe(204);

    const { status, wait } = await fetchTicket(fittingParty);
    expect(status).toBe('ON_HOLD');
    const heldMs = Date.parse(wait?.utcHeldUntil ?? '') - Date.now();
    expect(heldMs).toBeGreaterThan(11 * HOUR_MS);
    expect(heldMs).toBeLessThanOrEqual(12 * HOUR_MS);
    expect((await fetchTicket(tooLargeParty)).status).toBe('WAITING');
    expect((await fetchTicket(thirdParty)).status).toBe('WAITING');
    expect(await fetchVacancies()).toBe(1);
    // Anybody can book the remaining spot.
    const newcomer = await createGuest();
    expectProblem(await requestBooking(newcomer, 2), 409);
    expect((await requestBooking(newcomer, 1)).status).toBe(201);
    // The booking can't be restored, because its spots are held for the waiting party.
    expectProblem(await visitor.post(`${url}/restore`), 409);

    const acceptResponse = await fittingParty.visitor.post(`${fittingParty.url}/accept`);
    expect([acceptResponse.status, parseTicket(acceptResponse).status]).toEqual([200, 'CONFIRMED']);
    expect((await fittingParty.visitor.post(`${fittingParty.url}/accept`)).status).toBe(200);
    expect((await fittingParty.visitor.get(list.all)).list).toMatchObject([{ people: 3 }]);
    expect(await countBookedPeople(app, list, DATE)).toBe(10);
  });

  it.each<[string, (booked: { visitor: Visitor; url: string }) => Promise<ApiResponse>]>([
    ['a party gets smaller', ({ visitor, url }) => visitor.put(url, { date: DATE, people: 2 })],
    [
      'a party moves to a different date',
      ({ visitor, url }) => visitor.put(url, { date: dateAhead(20), people: 4 }),
    ],
    [
      'the guide cancels a party’s booking',
      async ({ url }) => {
        const bookingId = String(url.split('/').at(-1));
        const cancellation = { reason: 'Ill', revision: 0 };
        return guide.put(`/api/guide/parties/day/${bookingId}/cancellation`, cancellation);
      },
    ],
    [
      'the guide raises the capacity',
      async () => guide.patch(`/api/guide/departures/${DEPARTURE}`, { capacity: 12, revision: 0 }),
    ],
  ])('are offered when %s', async (_, freeSpots) => {
    const bookedParty = await book(4);
    await book(6);
    const waitingParty = await joinWaitlist(2);
    const response = await freeSpots(bookedParty);
    expect([200, 204]).toContain(response.status);
    expect((await fetchTicket(waitingParty)).status).toBe('ON_HOLD');
  });

  it('are offered when a walk-in is removed', async () => {
    await book(9);
    const walkIn = await guide.post(`/api/guide/departures/${DEPARTURE}/walk-ins`, {
      name: '',
      people: 1,
    });
    const waitingParty = await joinWaitlist(1);
    const { id } = JSON.parse(walkIn.text) as { id: string };
    expect((await guide.delete(`/api/guide/parties/day/${id}`)).status).toBe(204);
    expect((await fetchTicket(waitingParty)).status).toBe('ON_HOLD');
  });

  it('can’t be booked by other visitors before the job has stored the offers', async () => {
    await book(9);
    const [expiringBooking] = await storeBookings(app, list, [{ date: DATE, people: 1 }]);
    const waitingParty = await joinWaitlist(1);
    // Deletes the booking without the API, as MongoDB deletes expired bookings.
    await bookings().deleteOne({ _id: expiringBooking?._id ?? new Types.ObjectId() });
    expect(await fetchVacancies()).toBe(0);
    expectProblem(await requestBooking(await createGuest(), 1), 409);
    expect((await fetchTicket(waitingParty)).status).toBe('WAITING');
    await runWaitlistJob();
    expect((await fetchTicket(waitingParty)).status).toBe('ON_HOLD');
  });

  it('are offered to the next party when an offer is declined', async () => {
    const { visitor, url } = await book(10);
    const firstParty = await joinWaitlist(10);
    const secondParty = await joinWaitlist(4);
    await visitor.delete(url);
    expect((await firstParty.visitor.delete(firstParty.url)).status).toBe(204);
    expectProblem(await firstParty.visitor.get(firstParty.url), 404);
    expect((await fetchTicket(secondParty)).status).toBe('ON_HOLD');
    expect(await fetchVacancies()).toBe(6);
  });

  it('go to the next party when an offer expires, even before the job has run', async () => {
    const { visitor, url } = await book(10);
    const firstParty = await joinWaitlist(6);
    const secondParty = await joinWaitlist(6);
    await visitor.delete(url);
    await setOfferExpiry(firstParty.id);
    // The offer has expired, although the job hasn't run yet.
    expect((await fetchTicket(firstParty)).status).toBe('EXPIRED');
    expectProblem(await firstParty.visitor.post(`${firstParty.url}/accept`), 409);
    expect(await fetchVacancies()).toBe(4);
    await runWaitlistJob();
    expect((await fetchTicket(secondParty)).status).toBe('ON_HOLD');
    expect((await fetchTicket(firstParty)).status).toBe('EXPIRED');
    // The party whose offer expired can join the waitlist again.
    expect(parseTicket(await requestWaiting(firstParty.visitor, 6)).status).toBe('WAITING');
  });

  it('are no longer held when the guide lowers the capacity', async () => {
    const { visitor, url } = await book(4);
    await book(6);
    const waitingParty = await joinWaitlist(4);
    await visitor.delete(url);
    await guide.patch(`/api/guide/departures/${DEPARTURE}`, { capacity: 8, revision: 0 });
    expect((await fetchTicket(waitingParty)).status).toBe('WAITING');
    expectProblem(await waitingParty.visitor.post(`${waitingParty.url}/accept`), 409);
  });
});

describe('a guide’s change to a departure', () => {
  const change = async (meetingPoint: string, revision: number) => {
    const path = `/api/guide/departures/${DEPARTURE}`;
    expect((await guide.patch(path, { meetingPoint, revision })).status).toBe(204);
  };
  const isMarkedChanged = async ({ visitor, url }: { visitor: Visitor; url: string }) => {
    const { changed } = JSON.parse((await visitor.get(url)).text) as { changed?: true };
    return changed === true;
  };

  it('is shown only to parties that booked or joined the waitlist before the change', async () => {
    const { meetingPoint } = (await fetchTicket(await book(8))).departure;
    const bookedParty = await book(2);
    const waitingParty = await joinWaitlist(2);
    await change('The fountain', 0);
    const laterParty = await joinWaitlist(2);
    expect(await Promise.all([bookedParty, waitingParty, laterParty].map(isMarkedChanged))).toEqual(
      [true, true, false],
    );
    const [booking] = (await bookedParty.visitor.get(list.all)).list;
    expect(booking).toMatchObject({ changed: true });
    const [laterBooking] = (await laterParty.visitor.get('/api/bookings')).list;
    expect(laterBooking).not.toHaveProperty('changed');

    // The party that joined in between has never seen the original meeting point.
    await change(meetingPoint, 1);
    expect(await Promise.all([bookedParty, waitingParty, laterParty].map(isMarkedChanged))).toEqual(
      [false, false, true],
    );
  });

  it('isn’t shown if it affects only the capacity', async () => {
    const bookedParty = await book(2);
    const path = `/api/guide/departures/${DEPARTURE}`;
    expect((await guide.patch(path, { capacity: 12, revision: 0 })).status).toBe(204);
    expect(await isMarkedChanged(bookedParty)).toBe(false);
  });

  it('is no longer shown once the visitor has chosen a different date', async () => {
    const bookedParty = await book(2);
    await change('The fountain', 0);
    expect(await isMarkedChanged(bookedParty)).toBe(true);
    const sameDate = { date: DATE, people: 1 };
    expect((await bookedParty.visitor.put(bookedParty.url, sameDate)).body).toMatchObject({
      changed: true,
    });
    const laterDate = { date: dateAhead(20), people: 1 };
    expect((await bookedParty.visitor.put(bookedParty.url, laterDate)).status).toBe(200);
    expect(await isMarkedChanged(bookedParty)).toBe(false);
  });
});

describe('simultaneous calls', () => {
  it('don’t give a waiting party’s spot to any of twenty visitors who book', async () => {
    const { visitor, url } = await book(1);
    await book(9);
    const waitingParty = await joinWaitlist(1);
    const visitors = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const visitor = (index % 2 ? app : replica()).visitor();
        await visitor.becomeGuest();
        return visitor;
      }),
    );
    const [deletion, ...responses] = await Promise.all([
      visitor.delete(url),
      ...visitors.map((visitor) => requestBooking(visitor, 1)),
    ]);
    expect(deletion.status).toBe(204);
    for (const response of responses) expect(response.status).toBe(409);
    expect((await fetchTicket(waitingParty)).status).toBe('ON_HOLD');
    expect((await waitingParty.visitor.post(`${waitingParty.url}/accept`)).status).toBe(200);
    expect(await countBookedPeople(app, list, DATE)).toBe(10);
  });

  it('don’t give the spots of an expiring offer to two parties', async () => {
    for (let round = 0; round < 5; round++) {
      await bookings().deleteMany({});
      const { visitor, url } = await book(10);
      const firstParty = await joinWaitlist(10);
      const secondParty = await joinWaitlist(10);
      await visitor.delete(url);
      await setOfferExpiry(firstParty.id, new Date(Date.now() + SHORT_DELAY_MS));
      const acceptDelayMs = SHORT_DELAY_MS - 40 + round * 20;
      const [acceptResponse] = await Promise.all([
        new Promise((resolve) => setTimeout(resolve, acceptDelayMs)).then(() =>
          firstParty.visitor.post(`${firstParty.url}/accept`),
        ),
        new Promise((resolve) => setTimeout(resolve, SHORT_DELAY_MS)).then(runWaitlistJob),
      ]);
      await runWaitlistJob();
      const { status } = await fetchTicket(secondParty);
      expect([acceptResponse.status, status]).toEqual(
        acceptResponse.status === 200 ? [200, 'WAITING'] : [409, 'ON_HOLD'],
      );
      expect(await countBookedPeople(app, list, DATE)).toBe(acceptResponse.status === 200 ? 10 : 0);
    }
  });

  it('offer each freed spot once while parties join the waitlist and others cancel', async () => {
    const bookedParties = await Promise.all(Array.from({ length: 5 }, () => book(2)));
    const visitors = await Promise.all(Array.from({ length: 10 }, createGuest));
    await Promise.all([
      ...bookedParties.slice(0, 3).map(({ visitor, url }) => visitor.delete(url)),
      ...visitors.map((visitor) => requestWaiting(visitor, 2)),
    ]);
    const offers = await bookings().find({ status: 'offered' }).toArray();
    const bookedPeople = await countBookedPeople(app, list, DATE);
    expect(bookedPeople + offers.reduce((sum, { people }) => sum + people, 0)).toBe(10);
  });
});

describe('a waiting party’s booking', () => {
  it('moves to the account when a guest signs up', async () => {
    const { visitor, url } = await book(10);
    const waitingParty = await joinWaitlist(4);
    await waitingParty.visitor.signUp();
    await visitor.delete(url);
    expect((await fetchTicket(waitingParty)).status).toBe('ON_HOLD');
    expect((await waitingParty.visitor.post(`${waitingParty.url}/accept`)).status).toBe(200);
  });

  it('is in the account’s data, and is deleted with the account', async () => {
    await book(10);
    const visitor = app.visitor();
    const { password } = await visitor.signUp();
    const { id } = parseTicket(await requestWaiting(visitor));
    const data = JSON.parse((await visitor.get('/api/account/data')).text) as {
      bookings: Record<string, { _id: string; waiting?: true }[]>;
    };
    expect(data.bookings.day_tours).toMatchObject([{ _id: id, waiting: true }]);
    const deletion = await visitor.send('DELETE', '/api/account', {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password }),
    });
    expect(deletion.status).toBe(204);
    expect(await findBooking(id)).toBeNull();
  });

  it('is deleted within two days after the tour’s date', async () => {
    await book(10);
    const { id } = await joinWaitlist();
    const { deleteAt, contact } = (await findBooking(id)) ?? {};
    expect(contact).toMatchObject(CONTACT);
    const latestDeletion = Date.parse(DATE) + 2 * 24 * HOUR_MS;
    expect(deleteAt?.getTime()).toBeLessThanOrEqual(latestDeletion);
  });

  it('can be opened and accepted with its manage link', async () => {
    const { visitor, url } = await book(10);
    const waitingParty = await joinWaitlist(10);
    const { path } = JSON.parse(
      (await waitingParty.visitor.post(`${waitingParty.url}/link`)).text,
    ) as {
      path: string;
    };
    const friend = app.visitor();
    const secret = path.split('#')[1];
    expect((await friend.post(`${waitingParty.url}/access`, { secret })).status).toBe(200);
    await visitor.delete(url);
    expect((await friend.post(`${waitingParty.url}/accept`)).status).toBe(200);
  });
});

describe('the guide', () => {
  it('sees, adds, reorders, accepts, and removes waiting parties', async () => {
    const { visitor, url } = await book(10);
    const waitingParty = await joinWaitlist(2);
    const path = `/api/guide/departures/${DEPARTURE}/waiting`;
    const newParty = { people: 3, contact: { name: 'Bo', phone: '2125550100' } };
    const headers = { 'Idempotency-Key': 'bo' };
    expect((await guide.post(path, newParty, headers)).status).toBe(204);
    expect((await guide.post(path, newParty, headers)).status).toBe(204);
    const waitlist = await readWaitlist();
    expect(waitlist).toMatchObject([
      { id: waitingParty.id, name: 'Ada Walker', people: 2 },
      { name: 'Bo', people: 3, phone: '+12125550100' },
    ]);
    const boId = waitlist[1]?.id ?? '';
    expectRefusal(await guide.post(`/api/guide/waiting/day/${boId}/accept`), 409, 'no-offer');
    expect((await guide.put(path, { ids: [boId, waitingParty.id] })).status).toBe(204);
    expect((await fetchTicket(waitingParty)).wait).toEqual({ ahead: 1 });
    expectRefusal(await guide.put(path, { ids: [boId] }), 409, 'waiting-list-changed');

    await visitor.put(url, { date: DATE, people: 7 });
    expect((await readWaitlist())[0]).toMatchObject({
      id: boId,
      utcHeldUntil: expect.any(String) as unknown,
    });
    expect((await guide.post(`/api/guide/waiting/day/${boId}/accept`)).status).toBe(204);
    expect((await guide.delete(`/api/guide/waiting/day/${waitingParty.id}`)).status).toBe(204);
    expect(await readWaitlist()).toEqual([]);
    expect(await fetchTicket(waitingParty)).toMatchObject({
      status: 'EXPIRED',
      wait: { removed: true },
    });
    expect(await countBookedPeople(app, list, DATE)).toBe(10);
    expectRefusal(
      await guide.delete(`/api/guide/waiting/day/${waitingParty.id}`),
      404,
      'not-waiting',
    );
    expectProblem(await guide.post(`/api/guide/waiting/day/${UNKNOWN_ID}/accept`), 404);
    expectFieldErrors(await guide.post(path, { people: 0 }), 400, ['contact', 'people']);
    expectFieldErrors(await guide.put(path, { ids: 'all' }), 400, ['ids']);
    for (const unknownId of ['nowhere', `day.nowhere.${DATE}.1000`]) {
      const url = `/api/guide/departures/${unknownId}/waiting`;
      expectProblem(await guide.put(url, { ids: [] }), 404);
      expectProblem(await guide.post(url, newParty), 404);
    }
  });

  it('is the only user who can change the waitlist', async () => {
    await book(10);
    const { id, visitor } = await joinWaitlist();
    const path = `/api/guide/departures/${DEPARTURE}/waiting`;
    expectProblem(await visitor.put(path, { ids: [id] }), 404);
    expectProblem(await visitor.post(path, { people: 1, contact: CONTACT }), 404);
    expectProblem(await visitor.delete(`/api/guide/waiting/day/${id}`), 404);
    expectProblem(await visitor.post(`/api/guide/waiting/day/${id}/accept`), 404);
  });
});
