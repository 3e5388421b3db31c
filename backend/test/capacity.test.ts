import { Types } from 'mongoose';
import { setTimeout as wait } from 'node:timers/promises';
import { tourIdOf } from 'shared/departure-id';
import { defaultSettings } from 'shared/tour-settings';
import type { Command } from '../src/bookings/commands/index';
import { Ledger } from '../src/bookings/ledger';
import { RetryLaterException } from '../src/http/problem';
import { ToursService } from '../src/tours/tours.service';
import { resetBookings, useApp } from './support/app';
import {
  dateAhead,
  departureIdOn,
  PLACE,
  setDeparture,
  setTour,
  storeBookings,
  countBookedPeople,
  bookingInputOn,
} from './support/departures';
import { DAY_LIST, LISTS } from './support/lists';
import { retryWhileBusy } from './support/retry-while-busy';
import { expectFieldErrors, expectProblem } from './support/problems';
import { useReplica } from './support/process';
import type { ApiResponse, Visitor } from './support/visitor';

const DATE = dateAhead(10);
const OTHER_DATE = dateAhead(17);

async function createGuests(
  count: number,
  createVisitor: (index: number) => Visitor,
): Promise<Visitor[]> {
  const visitors = Array.from({ length: count }, (_, index) => createVisitor(index));
  await Promise.all(visitors.map((each) => retryWhileBusy(() => each.post('/api/guest'))));
  return visitors;
}

/** With this key, a call that is repeated after a 503 returns the booking that the first call made. */
const KEY_HEADER = { 'Idempotency-Key': 'the-one' };

const countWithStatus = (responses: ApiResponse[], status: number) =>
  responses.filter((response) => response.status === status).length;

describe.each(LISTS)('a departure of $name with room for ten', (list) => {
  const app = useApp();
  beforeEach(async () => {
    await resetBookings(app);
    await setTour(app, list, { capacity: 10 });
  });

  const book = (visitor: Visitor, people: number, date = DATE) =>
    visitor.post(list.create, bookingInputOn(date, people));

  it('takes ten people, and refuses an eleventh', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    expect(countWithStatus([await book(visitor, 6), await book(visitor, 4)], 201)).toBe(2);
    const refusal = await book(visitor, 1);
    expectFieldErrors(refusal, 409, ['date']);
    expect(refusal.body.detail).toMatch(/^The tour on \w+, \w+ \d+ is full\. There is room on /);
    expect(await countBookedPeople(app, list, DATE)).toBe(10);
  });

  it('returns the number of vacancies to a party that is too large', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    await book(visitor, 9);
    expect((await book(visitor, 2)).body.detail).toContain(' has 1 spot left. ');
    expect((await book(visitor, 1)).status).toBe(201);
  });

  it('has vacancies again once a booking is deleted, made smaller, or moved', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    const { body } = await book(visitor, 10);
    const path = `/${String(body._id)}`;
    const change = (people: number, date = DATE) =>
      visitor.put(list.update + path, bookingInputOn(date, people));

    expect((await change(4)).status).toBe(200);
    const otherBooking = (await book(visitor, 6)).body;
    expectFieldErrors(await change(5), 409, ['date']);
    expect((await change(4, OTHER_DATE)).status).toBe(200);
    expect((await book(visitor, 4)).status).toBe(201);
    expectFieldErrors(await change(1, DATE), 409, ['date']);
    await visitor.delete(`${list.remove}/${String(otherBooking._id)}`);
    expect((await change(6, DATE)).status).toBe(200);
    expectProblem(await visitor.post(`${list.restore}/${String(otherBooking._id)}`), 409);
    expect(await countBookedPeople(app, list, DATE)).toBe(10);
  });

  it('is skipped if it is full and the request gives only a weekday', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    const { day } = bookingInputOn(DATE);
    const bookNext = async () =>
      (await visitor.post(list.create, { place: PLACE, day, people: 7 })).body.date;
    const dates = [await bookNext(), await bookNext(), await bookNext()];
    expect(new Set(dates).size).toBe(3);
    expect([...dates].sort()).toEqual(dates);
  });

  it('can’t be booked for a weekday without room or tours, and the refusal suggests other dates', async () => {
    await setTour(app, list, { capacity: 3, weekdays: ['Monday', 'Tuesday'] });
    const visitor = app.visitor();
    await visitor.becomeGuest();
    const input = { place: PLACE, day: 'Monday', people: 4 };
    const noRoomRefusal = await visitor.post(list.create, input);
    expectFieldErrors(noRoomRefusal, 409, ['day']);
    expect(noRoomRefusal.body.detail).toBe(
      `${PLACE} has no Monday with room for 4 in the next 90 days. No other date has room.`,
    );
    const notOfferedRefusal = await visitor.post(list.create, {
      ...input,
      day: 'Friday',
      people: 3,
    });
    expect(notOfferedRefusal.body.detail).toMatch(
      /There is room on (Mon|Tues)day, [^;]+; (Mon|Tues)day, [^;]+; or (Mon|Tues)day, [^;]+\.$/,
    );
  });

  it.each([
    ['closed', { state: 'closed' }, 'can’t be booked anymore'],
    ['canceled', { state: 'cancelled', reason: 'Snow' }, 'is canceled: Snow'],
    ['past its cutoff', { cutoffMinutes: 60 * 24 * 30 }, 'can’t be booked anymore'],
  ] as const)('can’t be booked when it is %s', async (_, settings, sentence) => {
    await setDeparture(app, list, DATE, settings);
    const visitor = app.visitor();
    await visitor.becomeGuest();
    const refusal = await book(visitor, 1);
    expectFieldErrors(refusal, 409, ['date']);
    expect(refusal.body.detail).toContain(sentence);
  });

  it('lets visitors cancel or move their bookings once it is canceled, even past its cutoff', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    const [firstBooking, secondBooking] = [
      (await book(visitor, 1)).body,
      (await book(visitor, 1)).body,
    ];
    const path = `${list.remove}/${String(firstBooking._id)}`;
    await setDeparture(app, list, DATE, { changeCutoffMinutes: 60 * 24 * 30 });
    expectProblem(await visitor.delete(path), 409);
    await setDeparture(app, list, DATE, { state: 'cancelled' });
    expect((await visitor.delete(path)).status).toBe(204);
    const moveResponse = await visitor.put(
      `${list.update}/${String(secondBooking._id)}`,
      bookingInputOn(OTHER_DATE),
    );
    expect(moveResponse.status).toBe(200);
  });

  it('returns the existing booking to a repeated call, even if that booking took the last spots', async () => {
    const visitor = app.visitor();
    await visitor.becomeGuest();
    const key = { 'Idempotency-Key': 'the-last-ten' };
    const bookAll = () => visitor.post(list.create, bookingInputOn(DATE, 10), key);
    const firstResponse = await bookAll();
    expect(firstResponse.status).toBe(201);
    expect((await bookAll()).body).toEqual(firstResponse.body);
  });

  it('can have a different capacity than its tour', async () => {
    await setDeparture(app, list, DATE, { capacity: 2 });
    const visitor = app.visitor();
    await visitor.becomeGuest();
    expectFieldErrors(await book(visitor, 3), 409, ['date']);
    expect((await book(visitor, 3, OTHER_DATE)).status).toBe(201);
  });

  it('takes any number of people if the guide removes its capacity, even if the tour has one', async () => {
    await setDeparture(app, list, DATE, { capacity: null });
    const visitor = app.visitor();
    await visitor.becomeGuest();
    expect((await book(visitor, 30)).status).toBe(201);
    expect((await book(visitor, 11, OTHER_DATE)).status).toBe(409);
  });
});

describe('a departure without a capacity', () => {
  const app = useApp();
  const list = DAY_LIST;
  const departure = departureIdOn(list, DATE);

  const makeReservation = (tourRevision: number): Command<'reserve'> => ({
    kind: 'reserve',
    list: 'day',
    id: new Types.ObjectId().toHexString(),
    owner: { key: 'user:somebody', maxBookings: 10 },
    people: 2,
    tour: tourIdOf(departure),
    tourRevision,
    departures: [departure],
  });
  const findTourRevision = async () =>
    (await app.app.get(ToursService).get(tourIdOf(departure)))?.revision ?? 0;

  /** Sends the guide's command and a booking for two in one batch, and returns both outcomes. */
  async function carryOutInOneBatch(makeCommand: (tourRevision: number) => Command) {
    await setTour(app, list, {});
    await storeBookings(app, list, [{ date: DATE, people: 3 }]);
    const ledger = app.app.get(Ledger);
    const revision = await findTourRevision();
    const guideCommand = makeCommand(revision);
    const reservation = makeReservation(revision + (guideCommand.kind === 'changeTour' ? 1 : 0));
    return Promise.all([ledger.carryOut(guideCommand), ledger.carryOut(reservation)]);
  }

  beforeEach(async () => {
    await resetBookings(app);
  });

  it('respects a capacity that the guide sets in the same batch', async () => {
    const settings = { capacity: 4 };
    const change = { kind: 'changeDeparture', departure, settings, revision: 0 } as const;
    const [changeOutcome, bookingOutcome] = await carryOutInOneBatch(() => change);
    expect(changeOutcome).not.toHaveProperty('refusal');
    expect(bookingOutcome.refusal).toMatchObject({ code: 'full', vacancies: 1 });
  });

  it('respects a capacity that the guide sets for its tour in the same batch', async () => {
    const settings = { ...defaultSettings({ list: 'day', place: PLACE }), capacity: 4 };
    const change = { kind: 'changeTour', tour: tourIdOf(departure), settings } as const;
    const [changeOutcome, bookingOutcome] = await carryOutInOneBatch((revision) => ({
      ...change,
      revision,
    }));
    expect(changeOutcome).not.toHaveProperty('refusal');
    expect(bookingOutcome.refusal).toMatchObject({ code: 'full', vacancies: 1 });
  });

  it('isn’t booked if the call times out before its retry with the tour’s current revision', async () => {
    await setTour(app, list, {});
    const revision = await findTourRevision();
    const call = app.app.get(Ledger).carryOut<'reserve'>(async ({ skipCache }) => {
      if (!skipCache) return makeReservation(revision - 1);
      await wait(2500);
      return makeReservation(revision);
    });
    await expect(call).rejects.toThrow(RetryLaterException);
    expect(await countBookedPeople(app, list, DATE)).toBe(0);
  });
});

describe('three processes', () => {
  const list = DAY_LIST;
  const app = useApp();
  const replicas = [useReplica(() => app.mongodbUri), useReplica(() => app.mongodbUri)];
  const processes = [() => app, ...replicas];
  const createVisitor = (index: number) => (processes[index % 3]?.() ?? app).visitor();
  beforeEach(async () => {
    await resetBookings(app);
    await setTour(app, list, { capacity: 10 });
  });

  it('give the only ten spots to ten of 200 visitors', async () => {
    const visitors = await createGuests(200, createVisitor);
    const responses = await Promise.all(
      visitors.map((visitor) =>
        retryWhileBusy(() => visitor.post(list.create, bookingInputOn(DATE), KEY_HEADER)),
      ),
    );
    expect([countWithStatus(responses, 201), countWithStatus(responses, 409)]).toEqual([10, 190]);
    expect(await countBookedPeople(app, list, DATE)).toBe(10);
  });

  it('book ten people while other bookings change, and lose no spots', async () => {
    // These guests keep changing their bookings while the other visitors book.
    const changingGuests = await createGuests(6, createVisitor);
    const visitors = await createGuests(60, createVisitor);
    const keepChanging = async (visitor: Visitor) => {
      const response = await retryWhileBusy(() =>
        visitor.post(list.create, bookingInputOn(OTHER_DATE)),
      );
      const id = String(response.body._id);
      for (const change of [
        () => visitor.put(`${list.update}/${id}`, bookingInputOn(DATE, 2)),
        () => visitor.delete(`${list.remove}/${id}`),
        () => visitor.post(`${list.restore}/${id}`),
        () => visitor.put(`${list.update}/${id}`, bookingInputOn(DATE, 3)),
        () => visitor.put(`${list.update}/${id}`, bookingInputOn(OTHER_DATE, 1)),
        () => visitor.put(`${list.update}/${id}`, bookingInputOn(DATE, 1)),
        () => visitor.delete(`${list.remove}/${id}`),
      ]) {
        expect([200, 204, 409]).toContain((await retryWhileBusy(change)).status);
        expect(await countBookedPeople(app, list, DATE)).toBeLessThanOrEqual(10);
      }
    };
    const [responses] = await Promise.all([
      Promise.all(
        visitors.map((visitor) =>
          retryWhileBusy(() => visitor.post(list.create, bookingInputOn(DATE), KEY_HEADER)),
        ),
      ),
      Promise.all(changingGuests.map(keepChanging)),
    ]);
    expect(countWithStatus(responses, 201) + countWithStatus(responses, 409)).toBe(60);
    expect(await countBookedPeople(app, list, DATE)).toBe(countWithStatus(responses, 201));
    // All remaining spots can be booked.
    const vacancies = 10 - countWithStatus(responses, 201);
    if (vacancies > 0) {
      const response = await visitors[0]?.post(list.create, bookingInputOn(DATE, vacancies));
      expect(response?.status).toBe(201);
    }
    expect(await countBookedPeople(app, list, DATE)).toBe(10);
  });
});
