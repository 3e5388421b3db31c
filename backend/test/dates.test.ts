import { useApp } from './support/app';
import { stopClock } from './support/clock';
import { bookingInput } from './support/factories';
import { DAYS, LISTS } from './support/lists';
import { expectFieldErrors, expectProblem } from './support/problems';
import type { Booking, Visitor } from './support/visitor';

const app = useApp();
let visitor: Visitor;

/** Sets the clock, and signs up a visitor at that time. */
async function setClock(instant: string): Promise<void> {
  stopClock(new Date(instant));
  visitor = app.visitor();
  await visitor.signUp();
}
afterEach(() => vi.useRealTimers());

// Instants are in UTC. The names give the time in New York.
describe.each([
  ['an hour before midnight', '2025-06-12T03:30:00Z', 'Wednesday', '2025-06-18', '2025-06-12'],
  ['an hour after midnight', '2025-06-12T04:30:00Z', 'Thursday', '2025-06-19', '2025-06-13'],
  [
    'an hour before midnight, in winter',
    '2025-01-16T04:30:00Z',
    'Wednesday',
    '2025-01-22',
    '2025-01-16',
  ],
  [
    'an hour after midnight, in winter',
    '2025-01-16T05:30:00Z',
    'Thursday',
    '2025-01-23',
    '2025-01-17',
  ],
  [
    '8:30 PM, and already the next day in UTC',
    '2025-06-12T00:30:00Z',
    'Wednesday',
    '2025-06-18',
    '2025-06-12',
  ],
  // Clocks go forward on Sunday, March 9, 2025 at 2:00.
  [
    'the evening before clocks go forward',
    '2025-03-09T04:59:59Z',
    'Saturday',
    '2025-03-15',
    '2025-03-10',
  ],
  ['the last minute before clocks go forward', '2025-03-09T06:59:59Z', 'Sunday', '', '2025-03-10'],
  ['the minute when clocks go forward', '2025-03-09T07:00:00Z', 'Sunday', '', '2025-03-10'],
  [
    'the last minute of the day when clocks go forward',
    '2025-03-10T03:59:59Z',
    'Sunday',
    '',
    '2025-03-10',
  ],
  [
    'midnight after clocks went forward',
    '2025-03-10T04:00:00Z',
    'Monday',
    '2025-03-17',
    '2025-03-11',
  ],
  // Clocks go back on Sunday, November 2, 2025 at 2:00.
  [
    'the last minute before the day when clocks go back',
    '2025-11-02T03:59:59Z',
    'Saturday',
    '2025-11-08',
    '2025-11-03',
  ],
  ['1:30 for the first time', '2025-11-02T05:30:00Z', 'Sunday', '', '2025-11-03'],
  ['1:30 for the second time', '2025-11-02T06:30:00Z', 'Sunday', '', '2025-11-03'],
  [
    'the last minute of the day when clocks go back',
    '2025-11-03T04:59:59Z',
    'Sunday',
    '',
    '2025-11-03',
  ],
  ['midnight after clocks went back', '2025-11-03T05:00:00Z', 'Monday', '2025-11-10', '2025-11-04'],
  ['the end of a year', '2025-12-31T23:00:00Z', 'Wednesday', '2026-01-07', '2026-01-01'],
  ['February 28 of a leap year', '2024-02-28T17:00:00Z', 'Wednesday', '2024-03-06', '2024-02-29'],
])('when it is %s (%s)', (_, instant, today, aWeekAhead, tomorrowOrMonday) => {
  beforeEach(() => setClock(instant));

  it('a booking for a weekday gets the first date after today that falls on it', async () => {
    const dates: string[] = [];
    for (const day of DAYS) {
      const { body } = await visitor.post('/api/new', bookingInput({ day }));
      dates.push(String(body.date));
      expect(weekdayOf(String(body.date))).toBe(day);
    }
    expect([...dates].sort()[0]).toBe(tomorrowOrMonday);
    if (today !== 'Sunday') {
      expect([...dates].sort().at(-1)).toBe(aWeekAhead);
      expect(dates[DAYS.indexOf(today)]).toBe(aWeekAhead);
    }
  });
});

describe.each(LISTS)('a booking on the list of $name', (list) => {
  // A Sunday in standard time. The 90th day, in daylight saving time, is Saturday, May 10.
  const NOW = '2025-02-09T17:00:00Z';
  beforeEach(() => setClock(NOW));

  const book = (day: string, date?: string) =>
    visitor.post(list.create, bookingInput({ day, date }));

  it.each([
    ['Monday', '2025-02-10', 'tomorrow'],
    ['Monday', '2025-03-10', 'the day after clocks go forward'],
    ['Friday', '2025-05-09', 'the 89th day'],
    ['Saturday', '2025-05-10', 'the 90th day'],
  ])('can be made for %s, %s (%s)', async (day, date) => {
    const { status, body } = await book(day, date);
    expect(status).toBe(201);
    expect(body).toMatchObject({ day, date });
    expect((await visitor.get(list.all)).list).toEqual([body]);
  });

  it.each([
    ['Monday', '2025-05-12', 'the 92nd day'],
    ['Monday', '2025-02-03', 'in the past'],
    ['Saturday', '2025-02-08', 'yesterday'],
    ['Monday', '2025-02-11', 'a Tuesday'],
    ['Monday', '2025-02-09', 'today, a Sunday'],
    ['Monday', '2025-02-16', 'a Sunday'],
    ['Monday', '2035-02-12', 'in ten years'],
    ['Monday', '0000-00-00', 'not a date'],
    ['Saturday', '2025-02-29', 'not a leap year'],
    ['Monday', '2025-02-10 ', 'with a space'],
  ])('can’t be made for %s, %s (%s)', async (day, date) => {
    expectFieldErrors(await book(day, date), 400, ['date']);
    expect((await visitor.get(list.all)).list).toEqual([]);
  });

  it('can’t be made for a Sunday', async () => {
    expectFieldErrors(await book('Sunday'), 400, ['day']);
    expectFieldErrors(await book('Sunday', '2025-02-16'), 400, ['day']);
  });

  describe('for a Thursday', () => {
    let booking: Booking;
    beforeEach(async () => {
      booking = (await book('Thursday', '2025-03-20')).body as Booking;
    });
    const change = (overrides: object) =>
      visitor.put(`${list.update}/${booking._id}`, bookingInput({ day: 'Thursday', ...overrides }));

    it('keeps its date when it is changed without a new weekday', async () => {
      const { body } = await change({ people: 7, place: 'Statue of Liberty' });
      expect(body).toMatchObject({ day: 'Thursday', date: '2025-03-20', people: 7 });
    });

    it('moves to the next date that falls on a new weekday', async () => {
      const { body } = await change({ day: 'Friday' });
      expect(body).toMatchObject({ day: 'Friday', date: '2025-02-14' });
    });

    it('moves to the requested date', async () => {
      expect((await change({ date: '2025-03-27' })).body.date).toBe('2025-03-27');
      expect((await change({ day: 'Friday', date: '2025-04-04' })).body.date).toBe('2025-04-04');
    });

    it('can’t move to a date that can’t be booked', async () => {
      for (const date of ['2025-03-21', '2025-05-15', '2025-02-06']) {
        expectFieldErrors(await change({ date }), 400, ['date']);
      }
      expect((await visitor.get(list.all)).list).toEqual([booking]);
    });

    it('can’t be changed by a different visitor', async () => {
      const otherVisitor = app.visitor();
      await otherVisitor.signUp();
      const path = `${list.update}/${booking._id}`;
      expectProblem(await otherVisitor.put(path, bookingInput({ day: 'Thursday' })), 404);
    });
  });
});

describe.each(LISTS)('on the day of the tour, a booking on the list of $name', (list) => {
  let booking: Booking;
  let path: string;
  const changeInput = bookingInput({ day: 'Thursday', people: 3 });
  beforeEach(async () => {
    await setClock('2025-03-17T16:00:00Z');
    booking = (await visitor.post(list.create, bookingInput({ day: 'Thursday' }))).body as Booking;
    expect(booking.date).toBe('2025-03-20');
    path = `${list.update}/${booking._id}`;
    // 7:30 AM in New York.
    vi.setSystemTime(new Date('2025-03-20T11:30:00Z'));
  });

  it('is still listed, and keeps its date unless the visitor chooses a different one', async () => {
    expect((await visitor.get(list.all)).list).toEqual([booking]);
    const sameDate = { date: '2025-03-20', people: 3 };
    expect((await visitor.put(path, changeInput)).body).toMatchObject(sameDate);
    expect((await visitor.put(path, { ...changeInput, date: sameDate.date })).body).toMatchObject(
      sameDate,
    );
    expectProblem(await visitor.put(path, { ...changeInput, date: '2025-03-13' }), 400);
    const moveResponse = await visitor.put(path, { ...changeInput, date: '2025-03-27' });
    expect(moveResponse.body).toMatchObject({ date: '2025-03-27' });
  });

  it('can be neither changed nor canceled once the tour has begun', async () => {
    vi.setSystemTime(new Date('2025-03-20T23:30:00Z'));
    const refusal = await visitor.put(path, { ...changeInput, date: '2025-03-27' });
    expectProblem(refusal, 409);
    const deadline = list.name === 'day tours' ? '8:00 AM' : '5:30 PM';
    expect(refusal.body.detail).toContain(`The deadline was Thursday, Mar 20, ${deadline}.`);
    expectProblem(await visitor.delete(`${list.remove}/${booking._id}`), 409);
    expect((await visitor.get(list.all)).list).toEqual([booking]);
  });

  it('can be removed from the list a day later, and restored', async () => {
    vi.setSystemTime(new Date('2025-03-21T16:00:00Z'));
    expect((await visitor.delete(`${list.remove}/${booking._id}`)).status).toBe(204);
    expect((await visitor.get(list.all)).list).toEqual([]);
    const restoreResponse = await visitor.post(`${list.restore}/${booking._id}`);
    expect(restoreResponse.body).toEqual(booking);
  });
});

function weekdayOf(date: string): string {
  return new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(date),
  );
}
