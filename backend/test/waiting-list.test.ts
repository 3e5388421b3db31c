import { Types } from 'mongoose';
import type { Booking } from '../src/bookings/booking';
import { WaitlistsService } from '../src/bookings/waitlists.service';
import { DeparturesService } from '../src/departures/departures.service';
import { resetBookings, useApp } from './support/app';
import {
  dateAhead,
  departureOn,
  setPlace,
  storeBookings,
  takenOn,
  tourOn,
} from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST as list, UNKNOWN_ID } from './support/lists';
import { expectFieldErrors, expectProblem } from './support/problems';
import { useReplica } from './support/process';
import type { Answer, Visitor } from './support/visitor';

const DATE = dateAhead(10);
const DEPARTURE = departureOn(list, DATE);
const TOUR = 'day.empire-state-building';
const CONTACT = { name: 'Ada Walker', email: 'ada@example.com' };
const HOUR_MS = 60 * 60 * 1000;
const SHORTLY_MS = 100;

interface Ticket {
  id: string;
  people: number;
  status: string;
  wait?: { ahead: number; utcHeldUntil?: string; removed?: true };
  departure: { vacancies: number; status: string; meetingPoint: string };
}

interface Waiting {
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
  // Each test runs this job itself.
  const due = new Date(Date.now() + 24 * HOUR_MS);
  await app.database
    .collection<{ _id: string }>('jobs')
    .updateOne({ _id: 'waiting' }, { $set: { due } }, { upsert: true });
});
beforeEach(async () => {
  await resetBookings(app);
  await setPlace(app, list, { capacity: 10 });
});

const ticketOf = (answer: Answer): Ticket => JSON.parse(answer.text) as Ticket;
const bookings = () => app.database.collection<Booking>('day_tours');
const stored = (id: string) => bookings().findOne({ _id: new Types.ObjectId(id) });
async function newGuest(): Promise<Visitor> {
  const visitor = app.visitor();
  await visitor.becomeGuest();
  return visitor;
}

const call = (by: Visitor, people: number, input: object = {}, headers = {}) =>
  by.post(
    `/api/tours/${TOUR}/bookings`,
    { date: DATE, people, contact: CONTACT, ...input },
    headers,
  );
const joinCall = (by: Visitor, people = 2, headers = {}) =>
  call(by, people, { waiting: true }, headers);

/** Creates a guest who waits. */
async function joinWaitlist(people = 2): Promise<{ visitor: Visitor; id: string; at: string }> {
  const visitor = await newGuest();
  const answer = await joinCall(visitor, people);
  expect([answer.status, ticketOf(answer).status]).toEqual([201, 'WAITING']);
  const { id } = ticketOf(answer);
  return { visitor, id, at: `/api/bookings/${id}` };
}

/** Creates a guest who has booked. */
async function book(people: number): Promise<{ visitor: Visitor; at: string }> {
  const visitor = app.visitor();
  await visitor.signUp();
  const answer = await call(visitor, people);
  expect(answer.status).toBe(201);
  return { visitor, at: `/api/bookings/${ticketOf(answer).id}` };
}

const ticket = async ({ visitor, at }: { visitor: Visitor; at: string }) =>
  ticketOf(await visitor.get(at));
const offerDue = () => app.app.get(WaitlistsService).offerVacantSpots(new AbortController().signal);

/** Changes when an offer ends. */
async function endOffer(id: string, at = new Date(Date.now() - SHORTLY_MS)): Promise<void> {
  await bookings().updateOne(
    { _id: new Types.ObjectId(id) },
    { $set: { 'turn.offeredUntil': at } },
  );
}

async function vacancies(): Promise<number | null | undefined> {
  const departures = app.app.get(DeparturesService);
  const departure = await departures.get(DEPARTURE);
  const [listed] = departure ? await departures.addVacancies([departure]) : [];
  return listed?.vacancies;
}

async function waitlistOnSheet(): Promise<Waiting[]> {
  const sheet = JSON.parse((await guide.get(`/api/guide/days/${DATE}`)).text) as {
    departures: { id: string; waiting: Waiting[] }[];
  };
  return sheet.departures.find(({ id }) => id === DEPARTURE)?.waiting ?? [];
}

describe('a party that finds no room', () => {
  it('waits, and is on no list of bookings', async () => {
    const { visitor: other } = await book(10);
    const first = await joinWaitlist(2);
    const second = await joinWaitlist(3);
    expect(await ticket(first)).toMatchObject({ status: 'WAITING', wait: { ahead: 0 } });
    expect(await ticket(second)).toMatchObject({ status: 'WAITING', wait: { ahead: 1 } });
    expect((await second.visitor.get(list.all)).list).toEqual([]);
    const mine = JSON.parse((await second.visitor.get('/api/bookings')).text) as Ticket[];
    expect(mine.map(({ id }) => id)).toEqual([second.id]);
    expect(await takenOn(app, list, DATE)).toBe(10);
    expectProblem(await second.visitor.get(`${second.at}/calendar`), 404);
    const change = await second.visitor.put(`${list.update}/${second.id}`, tourOn(DATE, 1));
    expectProblem(change, 404);
    expectProblem(await other.get(first.at), 404);
  });

  it('books if there is room after all', async () => {
    await book(8);
    const visitor = await newGuest();
    const answer = await joinCall(visitor, 2);
    expect([answer.status, ticketOf(answer).status]).toEqual([201, 'CONFIRMED']);
  });

  it('waits once, even if its call is repeated', async () => {
    await book(10);
    const visitor = await newGuest();
    const headers = { 'Idempotency-Key': 'once' };
    const first = await joinCall(visitor, 2, headers);
    const again = await joinCall(visitor, 2, headers);
    expect(ticketOf(again).id).toBe(ticketOf(first).id);
    expectProblem(await joinCall(visitor, 3), 409);
    expect(await waitlistOnSheet()).toHaveLength(1);
  });

  it('can’t wait if it would never fit, lacks a contact, or exceeds a guest’s limit', async () => {
    await book(10);
    const visitor = await newGuest();
    expectFieldErrors(await joinCall(visitor, 11), 409, ['date']);
    expectFieldErrors(await call(visitor, 2, { waiting: true, contact: undefined }), 400, [
      'contact',
    ]);
    expectFieldErrors(await call(visitor, 2, { waiting: 'yes' }), 400, ['waiting']);
    await setPlace(app, list, { capacity: 20 });
    await book(10);
    expectFieldErrors(await joinCall(visitor, 13), 409, ['people']);
    expectProblem(await joinCall(app.visitor()), 401);
  });

  it('counts toward the limit for all guests of an IP address', async () => {
    await setPlace(app, list, { capacity: 12 });
    await book(12);
    for (let index = 0; index < 5; index++) await joinWaitlist(12);
    expectFieldErrors(await joinCall(await newGuest(), 1), 409, ['people']);
  });
});

describe('freed spots', () => {
  it('are offered to the first waiting party that fits, and held', async () => {
    const { visitor, at } = await book(4);
    await book(6);
    const large = await joinWaitlist(5);
    const fitting = await joinWaitlist(3);
    const last = await joinWaitlist(2);
    expect((await visitor.delete(at)).status).toBe(204);

    const { status, wait } = await ticket(fitting);
    expect(status).toBe('ON_HOLD');
    const heldMs = Date.parse(wait?.utcHeldUntil ?? '') - Date.now();
    expect(heldMs).toBeGreaterThan(11 * HOUR_MS);
    expect(heldMs).toBeLessThanOrEqual(12 * HOUR_MS);
    expect((await ticket(large)).status).toBe('WAITING');
    expect((await ticket(last)).status).toBe('WAITING');
    expect(await vacancies()).toBe(1);
    // The remaining spots are available to all.
    const newcomer = await newGuest();
    expectProblem(await call(newcomer, 2), 409);
    expect((await call(newcomer, 1)).status).toBe(201);
    // Freed spots belong to the waitlist, so a canceled booking can't be restored.
    expectProblem(await visitor.post(`${at}/restore`), 409);

    const accepted = await fitting.visitor.post(`${fitting.at}/accept`);
    expect([accepted.status, ticketOf(accepted).status]).toEqual([200, 'CONFIRMED']);
    expect((await fitting.visitor.post(`${fitting.at}/accept`)).status).toBe(200);
    expect((await fitting.visitor.get(list.all)).list).toMatchObject([{ people: 3 }]);
    expect(await takenOn(app, list, DATE)).toBe(10);
  });

  it.each<[string, (booked: { visitor: Visitor; at: string }) => Promise<Answer>]>([
    ['a party shrinks', ({ visitor, at }) => visitor.put(at, { date: DATE, people: 2 })],
    [
      'a party goes to another date',
      ({ visitor, at }) => visitor.put(at, { date: dateAhead(20), people: 4 }),
    ],
    [
      'the guide cancels a party',
      async ({ at }) =>
        guide.put(`/api/guide/parties/day/${String(at.split('/').at(-1))}/cancellation`, {
          reason: 'Ill',
          revision: 0,
        }),
    ],
    [
      'the guide allows more',
      async () => guide.patch(`/api/guide/departures/${DEPARTURE}`, { capacity: 12, revision: 0 }),
    ],
  ])('are offered when %s', async (_, free) => {
    const booked = await book(4);
    await book(6);
    const first = await joinWaitlist(2);
    const answer = await free(booked);
    expect([200, 204]).toContain(answer.status);
    expect((await ticket(first)).status).toBe('ON_HOLD');
  });

  it('are offered when a walk-in is removed', async () => {
    await book(9);
    const walkIn = await guide.post(`/api/guide/departures/${DEPARTURE}/walk-ins`, {
      name: '',
      people: 1,
    });
    const first = await joinWaitlist(1);
    const { id } = JSON.parse(walkIn.text) as { id: string };
    expect((await guide.delete(`/api/guide/parties/day/${id}`)).status).toBe(204);
    expect((await ticket(first)).status).toBe('ON_HOLD');
  });

  it('are reserved before the job has written the offers', async () => {
    await book(9);
    const [expiring] = await storeBookings(app, list, [{ date: DATE, people: 1 }]);
    const first = await joinWaitlist(1);
    // Like MongoDB when it deletes expired bookings.
    await bookings().deleteOne({ _id: expiring?._id ?? new Types.ObjectId() });
    expect(await vacancies()).toBe(0);
    expectProblem(await call(await newGuest(), 1), 409);
    expect((await ticket(first)).status).toBe('WAITING');
    await offerDue();
    expect((await ticket(first)).status).toBe('ON_HOLD');
  });

  it('go to the next party when an offer is declined', async () => {
    const { visitor, at } = await book(10);
    const first = await joinWaitlist(10);
    const second = await joinWaitlist(4);
    await visitor.delete(at);
    expect((await first.visitor.delete(first.at)).status).toBe(204);
    expectProblem(await first.visitor.get(first.at), 404);
    expect((await ticket(second)).status).toBe('ON_HOLD');
    expect(await vacancies()).toBe(6);
  });

  it('go to the next when an offer lapses, whichever call comes first', async () => {
    const { visitor, at } = await book(10);
    const first = await joinWaitlist(6);
    const second = await joinWaitlist(6);
    await visitor.delete(at);
    await endOffer(first.id);
    // The job hasn't run yet, and the offer has expired anyway.
    expect((await ticket(first)).status).toBe('EXPIRED');
    expectProblem(await first.visitor.post(`${first.at}/accept`), 409);
    expect(await vacancies()).toBe(4);
    await offerDue();
    expect((await ticket(second)).status).toBe('ON_HOLD');
    expect((await ticket(first)).status).toBe('EXPIRED');
    // The late party can join the waitlist again.
    expect(ticketOf(await joinCall(first.visitor, 6)).status).toBe('WAITING');
  });

  it('are no longer held when the guide lowers the capacity', async () => {
    const { visitor, at } = await book(4);
    await book(6);
    const first = await joinWaitlist(4);
    await visitor.delete(at);
    await guide.patch(`/api/guide/departures/${DEPARTURE}`, { capacity: 8, revision: 0 });
    expect((await ticket(first)).status).toBe('WAITING');
    expectProblem(await first.visitor.post(`${first.at}/accept`), 409);
  });
});

describe('a guide’s change', () => {
  const change = async (meetingPoint: string, revision: number) => {
    const path = `/api/guide/departures/${DEPARTURE}`;
    expect((await guide.patch(path, { meetingPoint, revision })).status).toBe(204);
  };
  const isNews = async ({ visitor, at }: { visitor: Visitor; at: string }) => {
    const { changed } = JSON.parse((await visitor.get(at)).text) as { changed?: true };
    return changed === true;
  };

  it('is shown only to parties that were promised something else', async () => {
    const { meetingPoint } = (await ticket(await book(8))).departure;
    const booked = await book(2);
    const waited = await joinWaitlist(2);
    await change('The fountain', 0);
    const late = await joinWaitlist(2);
    expect(await Promise.all([booked, waited, late].map(isNews))).toEqual([true, true, false]);
    const [record] = (await booked.visitor.get(list.all)).list;
    expect(record).toMatchObject({ changed: true });
    const [other] = (await late.visitor.get('/api/bookings')).list;
    expect(other).not.toHaveProperty('changed');

    // For the party that joined in between, the earlier meeting point is the change.
    await change(meetingPoint, 1);
    expect(await Promise.all([booked, waited, late].map(isNews))).toEqual([false, false, true]);
  });

  it('is shown to nobody if it affects the capacity alone', async () => {
    const booked = await book(2);
    const path = `/api/guide/departures/${DEPARTURE}`;
    expect((await guide.patch(path, { capacity: 12, revision: 0 })).status).toBe(204);
    expect(await isNews(booked)).toBe(false);
  });

  it('is hidden once the visitor has chosen a different date', async () => {
    const booked = await book(2);
    await change('The fountain', 0);
    expect(await isNews(booked)).toBe(true);
    const asBefore = { date: DATE, people: 1 };
    expect((await booked.visitor.put(booked.at, asBefore)).body).toMatchObject({ changed: true });
    const later = { date: dateAhead(20), people: 1 };
    expect((await booked.visitor.put(booked.at, later)).status).toBe(200);
    expect(await isNews(booked)).toBe(false);
  });
});

describe('at the same moment', () => {
  it('twenty who want one freed spot don’t get past the waiting party', async () => {
    const { visitor, at } = await book(1);
    await book(9);
    const first = await joinWaitlist(1);
    const visitors = await Promise.all(
      Array.from({ length: 20 }, async (_, index) => {
        const one = (index % 2 ? app : replica()).visitor();
        await one.becomeGuest();
        return one;
      }),
    );
    const [deleted, ...answers] = await Promise.all([
      visitor.delete(at),
      ...visitors.map((one) => call(one, 1)),
    ]);
    expect(deleted.status).toBe(204);
    for (const answer of answers) expect(answer.status).toBe(409);
    expect((await ticket(first)).status).toBe('ON_HOLD');
    expect((await first.visitor.post(`${first.at}/accept`)).status).toBe(200);
    expect(await takenOn(app, list, DATE)).toBe(10);
  });

  it('an offer expires and is accepted, and its spots are booked once', async () => {
    for (let round = 0; round < 5; round++) {
      await bookings().deleteMany({});
      const { visitor, at } = await book(10);
      const first = await joinWaitlist(10);
      const second = await joinWaitlist(10);
      await visitor.delete(at);
      await endOffer(first.id, new Date(Date.now() + SHORTLY_MS));
      const [accepted] = await Promise.all([
        new Promise((resolve) => setTimeout(resolve, SHORTLY_MS - 40 + round * 20)).then(() =>
          first.visitor.post(`${first.at}/accept`),
        ),
        new Promise((resolve) => setTimeout(resolve, SHORTLY_MS)).then(offerDue),
      ]);
      await offerDue();
      const { status } = await ticket(second);
      expect([accepted.status, status]).toEqual(
        accepted.status === 200 ? [200, 'WAITING'] : [409, 'ON_HOLD'],
      );
      expect(await takenOn(app, list, DATE)).toBe(accepted.status === 200 ? 10 : 0);
    }
  });

  it('many join while spots come free, and every party that fits has one offer', async () => {
    const booked = await Promise.all(Array.from({ length: 5 }, () => book(2)));
    const visitors = await Promise.all(Array.from({ length: 10 }, newGuest));
    await Promise.all([
      ...booked.slice(0, 3).map(({ visitor, at }) => visitor.delete(at)),
      ...visitors.map((one) => joinCall(one, 2)),
    ]);
    const held = await bookings().find({ status: 'offered' }).toArray();
    const taken = await takenOn(app, list, DATE);
    expect(taken + held.reduce((sum, { people }) => sum + people, 0)).toBe(10);
  });
});

describe('a waiting party’s data', () => {
  it('moves to the account when a guest signs up', async () => {
    const { visitor, at } = await book(10);
    const first = await joinWaitlist(4);
    await first.visitor.signUp();
    await visitor.delete(at);
    expect((await ticket(first)).status).toBe('ON_HOLD');
    expect((await first.visitor.post(`${first.at}/accept`)).status).toBe(200);
  });

  it('is in the account’s data, and is deleted with the account', async () => {
    await book(10);
    const visitor = app.visitor();
    const { password } = await visitor.signUp();
    const { id } = ticketOf(await joinCall(visitor));
    const data = JSON.parse((await visitor.get('/api/account/data')).text) as {
      bookings: Record<string, { _id: string; waiting?: true }[]>;
    };
    expect(data.bookings.day_tours).toMatchObject([{ _id: id, waiting: true }]);
    const gone = await visitor.send('DELETE', '/api/account', {
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password }),
    });
    expect(gone.status).toBe(204);
    expect(await stored(id)).toBeNull();
  });

  it('is deleted after the date', async () => {
    await book(10);
    const { id } = await joinWaitlist();
    const { deleteAt, contact } = (await stored(id)) ?? {};
    expect(contact).toMatchObject(CONTACT);
    const over = Date.parse(DATE) + 2 * 24 * HOUR_MS;
    expect(deleteAt?.getTime()).toBeLessThanOrEqual(over);
  });

  it('opens with its manage link', async () => {
    const { visitor, at } = await book(10);
    const first = await joinWaitlist(10);
    const { path } = JSON.parse((await first.visitor.post(`${first.at}/link`)).text) as {
      path: string;
    };
    const other = app.visitor();
    const secret = path.split('#')[1];
    expect((await other.post(`${first.at}/access`, { secret })).status).toBe(200);
    await visitor.delete(at);
    expect((await other.post(`${first.at}/accept`)).status).toBe(200);
  });
});

describe('the guide', () => {
  it('sees who waits, adds, moves to the front, and removes parties', async () => {
    const { visitor, at } = await book(10);
    const first = await joinWaitlist(2);
    const path = `/api/guide/departures/${DEPARTURE}/waiting`;
    const added = { people: 3, contact: { name: 'Bo', phone: '2125550100' } };
    const headers = { 'Idempotency-Key': 'bo' };
    expect((await guide.post(path, added, headers)).status).toBe(204);
    expect((await guide.post(path, added, headers)).status).toBe(204);
    const line = await waitlistOnSheet();
    expect(line).toMatchObject([
      { id: first.id, name: 'Ada Walker', people: 2 },
      { name: 'Bo', people: 3, phone: '+12125550100' },
    ]);
    const bo = line[1]?.id ?? '';
    expect((await guide.put(path, { ids: [bo, first.id] })).status).toBe(204);
    expect((await ticket(first)).wait).toEqual({ ahead: 1 });
    expectProblem(await guide.put(path, { ids: [bo] }), 409);

    await visitor.put(at, { date: DATE, people: 7 });
    expect((await waitlistOnSheet())[0]).toMatchObject({
      id: bo,
      utcHeldUntil: expect.any(String) as unknown,
    });
    expect((await guide.post(`/api/guide/waiting/day/${bo}/accept`)).status).toBe(204);
    expect((await guide.delete(`/api/guide/waiting/day/${first.id}`)).status).toBe(204);
    expect(await waitlistOnSheet()).toEqual([]);
    expect(await ticket(first)).toMatchObject({ status: 'EXPIRED', wait: { removed: true } });
    expect(await takenOn(app, list, DATE)).toBe(10);
    expectProblem(await guide.delete(`/api/guide/waiting/day/${first.id}`), 404);
    expectProblem(await guide.post(`/api/guide/waiting/day/${UNKNOWN_ID}/accept`), 404);
    expectFieldErrors(await guide.post(path, { people: 0 }), 400, ['contact', 'people']);
    expectFieldErrors(await guide.put(path, { ids: 'all' }), 400, ['ids']);
    for (const nowhere of ['nowhere', `day.nowhere.${DATE}.1000`]) {
      const at = `/api/guide/departures/${nowhere}/waiting`;
      expectProblem(await guide.put(at, { ids: [] }), 404);
      expectProblem(await guide.post(at, added), 404);
    }
  });

  it('is the only one who can', async () => {
    await book(10);
    const { id, visitor } = await joinWaitlist();
    const path = `/api/guide/departures/${DEPARTURE}/waiting`;
    expectProblem(await visitor.put(path, { ids: [id] }), 404);
    expectProblem(await visitor.post(path, { people: 1, contact: CONTACT }), 404);
    expectProblem(await visitor.delete(`/api/guide/waiting/day/${id}`), 404);
    expectProblem(await visitor.post(`/api/guide/waiting/day/${id}/accept`), 404);
  });
});
