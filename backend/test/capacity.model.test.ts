import fc from 'fast-check';
import { resetBookings, useApp } from './support/app';
import {
  dateAhead,
  departureOn,
  setTour,
  countBookedPeople,
  bookingInputOn,
} from './support/departures';
import { signUpGuide } from './support/guide';
import { DAY_LIST as list } from './support/lists';
import { useReplica } from './support/process';
import type { ApiResponse, Booking, Visitor } from './support/visitor';

const DATES = [dateAhead(10), dateAhead(17)] as const;
const VISITORS = 4;
const RUNS = 40;

type Action = 'create' | 'update' | 'remove' | 'restore';

/** One visitor's action, beside those of the others. */
interface Step {
  visitor: number;
  action: Action;
  /** Which of the visitor's bookings, live or deleted. */
  which: number;
  date: (typeof DATES)[number];
  people: number;
}

const step = fc.record<Step>({
  visitor: fc.nat({ max: VISITORS - 1 }),
  action: fc.constantFrom('create', 'create', 'update', 'update', 'remove', 'restore'),
  which: fc.nat({ max: 5 }),
  date: fc.constantFrom(...DATES),
  people: fc.integer({ min: 1, max: 4 }),
});
/** Steps of a wave run at the same time, one for each visitor at most. */
const wave = fc.uniqueArray(step, { selector: ({ visitor }) => visitor, minLength: 1 });
const waves = fc.array(wave, { minLength: 3, maxLength: 10 });

/** The bookings that a visitor should have after the acknowledged calls. */
class Model {
  live: Booking[] = [];
  deleted: Booking[] = [];

  constructor(readonly visitor: Visitor) {}

  /** Does a step, and notes what came of it; nothing where there is no booking to do it with. */
  async do({ action, which, date, people }: Step): Promise<ApiResponse | undefined> {
    const pick = (some: Booking[]) => some[which % Math.max(1, some.length)];
    if (action === 'create') {
      const response = await this.visitor.post(list.create, bookingInputOn(date, people));
      if (response.status === 201) this.live.push(response.body as Booking);
      return response;
    }
    const booking = pick(action === 'restore' ? this.deleted : this.live);
    if (!booking) return undefined;
    const others = (some: Booking[]) => some.filter((each) => each !== booking);
    if (action === 'update') {
      const path = `${list.update}/${booking._id}`;
      const response = await this.visitor.put(path, bookingInputOn(date, people));
      if (response.status === 200) this.live = [...others(this.live), response.body as Booking];
      return response;
    }
    if (action === 'remove') {
      const response = await this.visitor.delete(`${list.remove}/${booking._id}`);
      if (response.status === 204) {
        this.live = others(this.live);
        this.deleted.push(booking);
      }
      return response;
    }
    const response = await this.visitor.post(`${list.restore}/${booking._id}`);
    if (response.status === 200) {
      this.deleted = others(this.deleted);
      this.live.push(booking);
    }
    return response;
  }

  takenOn(date: string): number {
    return this.live.reduce((sum, each) => sum + (each.date === date ? each.people : 0), 0);
  }

  taken(): number {
    return this.live.reduce((sum, { people }) => sum + people, 0);
  }
}

describe('whatever visitors do at the same time', () => {
  const app = useApp();
  const replica = useReplica(() => app.mongodbUri);

  /** Departures that have so many places, and visitors who come by two processes. */
  const begin = async (capacity: number) => {
    await resetBookings(app);
    await setTour(app, list, { capacity });
    const models = Array.from(
      { length: VISITORS },
      (_, index) => new Model((index % 2 === 0 ? app : replica()).visitor()),
    );
    await Promise.all(models.map(({ visitor }) => visitor.becomeGuest()));
    return models;
  };

  it('a departure has all that was acknowledged, never more than its places, and none is lost', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 8 }), waves, async (capacity, all) => {
        const models = await begin(capacity);
        for (const steps of all) {
          const responses = await Promise.all(
            steps.map(async (one) => models[one.visitor]?.do(one)),
          );
          for (const response of responses) {
            if (response) expect([200, 201, 204, 409]).toContain(response.status);
          }
          for (const date of DATES) {
            const taken = await countBookedPeople(app, list, date);
            expect(taken).toBe(models.reduce((sum, model) => sum + model.takenOn(date), 0));
            expect(taken).toBeLessThanOrEqual(capacity);
          }
        }
        const [one] = models;
        for (const date of DATES) {
          const left = capacity - (await countBookedPeople(app, list, date));
          if (left > 0) {
            const last = await one?.visitor.post(list.create, bookingInputOn(date, left));
            expect(last?.status).toBe(201);
          }
          expect((await one?.visitor.post(list.create, bookingInputOn(date)))?.status).toBe(409);
        }
      }),
      { numRuns: RUNS },
    );
  }, 90_000);

  it('no departure has more than its places while the guide moves them, and nobody is lost', async () => {
    const { guide } = await signUpGuide(app);
    const move = async (from: string, to: string) => {
      const id = departureOn(list, from);
      const stored = await app.database.collection('departures').findOne({ date: from });
      const revision = (stored?.revision as number | undefined) ?? 0;
      const body = { date: to, reason: 'Rain', revision };
      return guide.put(`/api/guide/departures/${id}/date`, body);
    };
    let moves = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 4, max: 12 }),
        fc.array(fc.tuple(wave, fc.boolean()), { minLength: 3, maxLength: 8 }),
        async (capacity, all) => {
          const models = await begin(capacity);
          for (const [steps, back] of all) {
            const [from, to] = back ? [DATES[1], DATES[0]] : DATES;
            const [moved, ...responses] = await Promise.all([
              move(from, to),
              ...steps.map(async (one) => models[one.visitor]?.do(one)),
            ]);
            expect([204, 409]).toContain(moved.status);
            if (moved.status === 204) moves++;
            for (const response of responses) {
              if (response) expect([200, 201, 204, 409]).toContain(response.status);
            }
            const taken = await Promise.all(
              DATES.map((date) => countBookedPeople(app, list, date)),
            );
            expect(Math.max(...taken)).toBeLessThanOrEqual(capacity);
            const acknowledged = models.reduce((sum, model) => sum + model.taken(), 0);
            expect(taken.reduce((sum, each) => sum + each)).toBe(acknowledged);
          }
        },
      ),
      { numRuns: RUNS },
    );
    expect(moves).toBeGreaterThan(RUNS);
  }, 90_000);

  it('nobody in line is overtaken, and no place is promised twice or kept from who waits', async () => {
    const [date] = DATES;
    const contact = { name: 'Ada Walker', email: 'ada@example.com' };
    type Move = 'book or wait' | 'give up' | 'accept' | 'shrink';
    const moves = fc.array(
      fc.uniqueArray(
        fc.record({
          visitor: fc.nat({ max: VISITORS - 1 }),
          move: fc.constantFrom<Move>(
            'book or wait',
            'book or wait',
            'give up',
            'accept',
            'shrink',
          ),
          people: fc.integer({ min: 1, max: 4 }),
          which: fc.nat({ max: 5 }),
        }),
        { selector: ({ visitor }) => visitor, minLength: 1 },
      ),
      { minLength: 4, maxLength: 12 },
    );
    const statuses = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 4, max: 8 }), moves, async (capacity, all) => {
        const models = await begin(capacity);
        for (const wanted of all) {
          const responses = await Promise.all(
            wanted.map(async ({ visitor: index, move, people, which }) => {
              const visitor = models[index]?.visitor;
              if (!visitor) return undefined;
              if (move === 'book or wait') {
                return visitor.post('/api/tours/day.empire-state-building/bookings', {
                  date,
                  people,
                  contact,
                  waiting: true,
                  overlapping: true,
                });
              }
              const { text } = await visitor.get('/api/bookings');
              const tickets = JSON.parse(text) as { id: string; status: string; people: number }[];
              const fitting = tickets.filter(
                ({ status, people: party }) =>
                  (move !== 'accept' || status === 'ON_HOLD') &&
                  (move !== 'shrink' || (status === 'CONFIRMED' && party > 1)),
              );
              const ticket = fitting[which % Math.max(1, fitting.length)];
              if (!ticket) return undefined;
              const at = `/api/bookings/${ticket.id}`;
              if (move === 'accept') return visitor.post(`${at}/accept`);
              if (move === 'give up') return visitor.delete(at);
              return visitor.put(at, { date, people: ticket.people - 1 });
            }),
          );
          for (const response of responses) {
            if (response) expect([200, 201, 204, 404, 409]).toContain(response.status);
          }
          const rows = await app.database.collection(list.collection).find({ date }).toArray();
          const peopleOf = (status: string) =>
            rows.filter((row) => row.status === status).map(({ people }) => people as number);
          const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0);
          const free = capacity - sum(peopleOf('booked')) - sum(peopleOf('offered'));
          expect(free).toBeGreaterThanOrEqual(0);
          for (const party of peopleOf('waiting')) expect(party).toBeGreaterThan(free);
          for (const { status } of rows) {
            statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
          }
        }
      }),
      { numRuns: RUNS },
    );
    for (const status of ['booked', 'waiting', 'offered']) {
      expect(statuses.get(status)).toBeGreaterThan(RUNS);
    }
  }, 90_000);
});
