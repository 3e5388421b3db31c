import { describeSummary, isListed, markOf, summarize } from './summary';
import { calendarDeparture, clashOf } from './test-calendar';

const BOOKED = calendarDeparture();
const FULL = calendarDeparture({ place: 'SoHo', people: 12, capacity: 12, vacancies: 0 });
const FREE = calendarDeparture({ place: 'Harlem', people: 0, capacity: 0, vacancies: 0 });
const CANCELED = calendarDeparture({ place: 'Wall Street', state: 'cancelled', people: 3 });
const CLASHES = new Map([[FULL.id, clashOf(FULL, 'Central Park')]]);

const describeDay = (...departures: (typeof BOOKED)[]) =>
  describeSummary(summarize(departures, CLASHES));

it('a summary counts only people who come', () => {
  expect(describeDay(BOOKED, FULL, FREE, CANCELED)).toBe(
    '2 tours with 16 people, 1 full, 1 clashing, 1 canceled',
  );
  expect(describeDay(calendarDeparture({ people: 1 }))).toBe('1 tour with 1 person');
});

it('a summary without bookings says so', () => {
  expect(describeDay(FREE)).toBe('no bookings');
  expect(describeDay(FREE, CANCELED)).toBe('no bookings, 1 canceled');
});

it('only booked and canceled departures are listed', () => {
  expect([BOOKED, FULL, FREE, CANCELED].filter(isListed)).toEqual([BOOKED, FULL, CANCELED]);
});

it('the most serious mark of a departure comes first', () => {
  const marks = [BOOKED, FULL, CANCELED].map((departure) => markOf(departure, CLASHES));
  expect(marks).toEqual(['booked', 'clashing', 'canceled']);
  expect(markOf(FULL, new Map())).toBe('full');
});
