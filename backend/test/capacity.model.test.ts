import fc from 'fast-check';
import { WEEKDAYS } from 'shared/new-york';
import { resetBookings, useApp } from './support/app';
import {
  dateAhead,
  departureIdOn,
  setTour,
  START_TIMES,
  countBookedPeople,
  bookingInputOn,
} from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST as list } from './support/lists';
import { useReplica } from './support/process';
import type { ApiResponse, Booking, Visitor } from './support/visitor';

const DATES = [dateAhead(10), dateAhead(17)] as const;
/** A season from the first date to the second. */
const SEASON = {
  name: 'Summer',
  from: DATES[0],
  to: DATES[1],
  startTimes: [START_TIMES[list.id]],
  weekdays: [...WEEKDAYS],
};
const VISITOR_COUNT = 4;
const RUN_COUNT = 40;

type Action = 'create' | 'update' | 'remove' | 'restore';

/** One visitor's action, and its inputs. */
interface Step {
  visitor: number;
  action: Action;
  /** Selects one of the visitor's live bookings, or for `restore` one of the deleted bookings. */
  bookingIndex: number;
  date: (typeof DATES)[number];
  people: number;
}

const stepArbitrary = fc.record<Step>({
  visitor: fc.nat({ max: VISITOR_COUNT - 1 }),
  action: fc.constantFrom('create', 'create', 'update', 'update', 'remove', 'restore'),
  bookingIndex: fc.nat({ max: 5 }),
  date: fc.constantFrom(...DATES),
  people: fc.integer({ min: 1, max: 4 }),
});
/** The steps of a wave run at the same time, at most one for each visitor. */
const waveArbitrary = fc.uniqueArray(stepArbitrary, {
  selector: ({ visitor }) => visitor,
  minLength: 1,
});
const wavesArbitrary = fc.array(waveArbitrary, { minLength: 3, maxLength: 10 });

/** The bookings that a visitor should have after the acknowledged calls. */
class VisitorModel {
  live: Booking[] = [];
  deleted: Booking[] = [];

  constructor(readonly visitor: Visitor) {}

  /** Runs a step, and updates the model. Returns undefined if there is no booking for the step. */
  async run({ action, bookingIndex, date, people }: Step): Promise<ApiResponse | undefined> {
    const pickBooking = (bookings: Booking[]) =>
      bookings[bookingIndex % Math.max(1, bookings.length)];
    if (action === 'create') {
      const response = await this.visitor.post(list.create, bookingInputOn(date, people));
      if (response.status === 201) this.live.push(response.body as Booking);
      return response;
    }
    const booking = pickBooking(action === 'restore' ? this.deleted : this.live);
    if (!booking) return undefined;
    const omitBooking = (bookings: Booking[]) => bookings.filter((each) => each !== booking);
    if (action === 'update') {
      const path = `${list.update}/${booking._id}`;
      const response = await this.visitor.put(path, bookingInputOn(date, people));
      if (response.status === 200)
        this.live = [...omitBooking(this.live), response.body as Booking];
      return response;
    }
    if (action === 'remove') {
      const response = await this.visitor.delete(`${list.remove}/${booking._id}`);
      if (response.status === 204) {
        this.live = omitBooking(this.live);
        this.deleted.push(booking);
      }
      return response;
    }
    const response = await this.visitor.post(`${list.restore}/${booking._id}`);
    if (response.status === 200) {
      this.deleted = omitBooking(this.deleted);
      this.live.push(booking);
    }
    return response;
  }

  countPeopleOn(date: string): number {
    return this.live.reduce((sum, each) => sum + (each.date === date ? each.people : 0), 0);
  }

  countPeople(): number {
    return this.live.reduce((sum, { people }) => sum + people, 0);
  }
}

describe('visitors who act at the same time', () => {
  const app = useApp();
  const replica = useReplica(() => app.mongodbUri);

  /** Sets the tour's or its season's capacity, and returns models of guests who call two replicas in turn. */
  const prepareModels = async (capacity: number, hasSeason = false) => {
    await resetBookings(app);
    const season = { ...SEASON, capacity };
    await setTour(app, list, hasSeason ? { seasons: [season] } : { capacity });
    const models = Array.from(
      { length: VISITOR_COUNT },
      (_, index) => new VisitorModel((index % 2 === 0 ? app : replica()).visitor()),
    );
    await Promise.all(models.map(({ visitor }) => visitor.becomeGuest()));
    return models;
  };

  it('have exactly the acknowledged bookings, never exceed the capacity, and lose no spots', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 8 }),
        wavesArbitrary,
        fc.boolean(),
        async (capacity, waves, hasSeason) => {
          const models = await prepareModels(capacity, hasSeason);
          for (const steps of waves) {
            const responses = await Promise.all(
              steps.map(async (each) => models[each.visitor]?.run(each)),
            );
            for (const response of responses) {
              if (response) expect([200, 201, 204, 409]).toContain(response.status);
            }
            for (const date of DATES) {
              const bookedPeople = await countBookedPeople(app, list, date);
              expect(bookedPeople).toBe(
                models.reduce((sum, model) => sum + model.countPeopleOn(date), 0),
              );
              expect(bookedPeople).toBeLessThanOrEqual(capacity);
            }
          }
          const [model] = models;
          for (const date of DATES) {
            const vacancies = capacity - (await countBookedPeople(app, list, date));
            if (vacancies > 0) {
              const response = await model?.visitor.post(
                list.create,
                bookingInputOn(date, vacancies),
              );
              expect(response?.status).toBe(201);
            }
            expect((await model?.visitor.post(list.create, bookingInputOn(date)))?.status).toBe(
              409,
            );
          }
        },
      ),
      { numRuns: RUN_COUNT },
    );
  }, 90_000);

  it('keep their bookings, and never exceed the capacity, while the guide moves departures', async () => {
    const { guide } = await signUpGuide(app);
    const move = async (from: string, to: string) => {
      const id = departureIdOn(list, from);
      const departure = await app.database.collection('departures').findOne({ date: from });
      const revision = (departure?.revision as number | undefined) ?? 0;
      const body = { date: to, reason: 'Rain', revision };
      return guide.put(`/api/guide/departures/${id}/date`, body);
    };
    let moveCount = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 4, max: 12 }),
        fc.array(fc.tuple(waveArbitrary, fc.boolean()), { minLength: 3, maxLength: 8 }),
        async (capacity, waves) => {
          const models = await prepareModels(capacity);
          for (const [steps, isMovedBack] of waves) {
            const [from, to] = isMovedBack ? [DATES[1], DATES[0]] : DATES;
            const [moveResponse, ...responses] = await Promise.all([
              move(from, to),
              ...steps.map(async (each) => models[each.visitor]?.run(each)),
            ]);
            expect([204, 409]).toContain(moveResponse.status);
            if (moveResponse.status === 204) moveCount++;
            for (const response of responses) {
              if (response) expect([200, 201, 204, 409]).toContain(response.status);
            }
            const bookedPeople = await Promise.all(
              DATES.map((date) => countBookedPeople(app, list, date)),
            );
            expect(Math.max(...bookedPeople)).toBeLessThanOrEqual(capacity);
            const acknowledgedPeople = models.reduce((sum, model) => sum + model.countPeople(), 0);
            expect(bookedPeople.reduce((sum, each) => sum + each)).toBe(acknowledgedPeople);
          }
        },
      ),
      { numRuns: RUN_COUNT },
    );
    expect(moveCount).toBeGreaterThan(RUN_COUNT);
  }, 90_000);

  it('never overtake a waiting party that fits, or get spots that are held for it', async () => {
    const [date] = DATES;
    const contact = { name: 'Ada Walker', email: 'ada@example.com' };
    type WaitlistAction = 'book or wait' | 'leave' | 'accept' | 'shrink';
    const waitlistWavesArbitrary = fc.array(
      fc.uniqueArray(
        fc.record({
          visitor: fc.nat({ max: VISITOR_COUNT - 1 }),
          action: fc.constantFrom<WaitlistAction>(
            'book or wait',
            'book or wait',
            'leave',
            'accept',
            'shrink',
          ),
          people: fc.integer({ min: 1, max: 4 }),
          bookingIndex: fc.nat({ max: 5 }),
        }),
        { selector: ({ visitor }) => visitor, minLength: 1 },
      ),
      { minLength: 4, maxLength: 12 },
    );
    const statusCounts = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 4, max: 8 }),
        waitlistWavesArbitrary,
        async (capacity, waves) => {
          const models = await prepareModels(capacity);
          for (const actions of waves) {
            const responses = await Promise.all(
              actions.map(async ({ visitor: index, action, people, bookingIndex }) => {
                const visitor = models[index]?.visitor;
                if (!visitor) return undefined;
                if (action === 'book or wait') {
                  return visitor.post('/api/tours/day.empire-state-building/bookings', {
                    date,
                    people,
                    contact,
                    waiting: true,
                    overlapping: true,
                  });
                }
                const { text } = await visitor.get('/api/bookings');
                const tickets = JSON.parse(text) as {
                  id: string;
                  status: string;
                  people: number;
                }[];
                const candidates = tickets.filter(
                  ({ status, people: partySize }) =>
                    (action !== 'accept' || status === 'ON_HOLD') &&
                    (action !== 'shrink' || (status === 'CONFIRMED' && partySize > 1)),
                );
                const ticket = candidates[bookingIndex % Math.max(1, candidates.length)];
                if (!ticket) return undefined;
                const path = `/api/bookings/${ticket.id}`;
                if (action === 'accept') return visitor.post(`${path}/accept`);
                if (action === 'leave') return visitor.delete(path);
                return visitor.put(path, { date, people: ticket.people - 1 });
              }),
            );
            for (const response of responses) {
              if (response) expect([200, 201, 204, 404, 409]).toContain(response.status);
            }
            const bookings = await app.database
              .collection(list.collection)
              .find({ date })
              .toArray();
            const partySizesWithStatus = (status: string) =>
              bookings
                .filter((booking) => booking.status === status)
                .map(({ people }) => people as number);
            const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
            const vacancies =
              capacity - sum(partySizesWithStatus('booked')) - sum(partySizesWithStatus('offered'));
            expect(vacancies).toBeGreaterThanOrEqual(0);
            for (const partySize of partySizesWithStatus('waiting'))
              expect(partySize).toBeGreaterThan(vacancies);
            for (const { status } of bookings) {
              statusCounts.set(String(status), (statusCounts.get(String(status)) ?? 0) + 1);
            }
          }
        },
      ),
      { numRuns: RUN_COUNT },
    );
    for (const status of ['booked', 'waiting', 'offered']) {
      expect(statusCounts.get(status)).toBeGreaterThan(RUN_COUNT);
    }
  }, 90_000);
});
