import { describeSummary, isListed, markOf, summarize } from './summary';
import { testCalendarDeparture, testClash } from './test-calendar';

const BOOKED = testCalendarDeparture();
const FULL = testCalendarDeparture({ place: 'SoHo', people: 12, capacity: 12, vacancies: 0 });
const UNBOOKED = testCalendarDeparture({ place: 'Harlem', people: 0, capacity: 0, vacancies: 0 });
const CANCELED = testCalendarDeparture({ place: 'Wall Street', state: 'cancelled', people: 3 });
const CLASHES = new Map([[FULL.id, testClash(FULL, 'Central Park')]]);

const describeDay = (...departures: (typeof BOOKED)[]) =>
  describeSummary(summarize(departures, CLASHES));

it('a summary doesn’t count the people of canceled departures', () => {
  expect(describeDay(BOOKED, FULL, UNBOOKED, CANCELED)).toBe(
    '2 tours with 16 people, 1 full, 1 clashing, 1 canceled',
  );
  expect(describeDay(testCalendarDeparture({ people: 1 }))).toBe('1 tour with 1 person');
});

it('a summary mentions that there are no bookings', () => {
  expect(describeDay(UNBOOKED)).toBe('no bookings');
  expect(describeDay(UNBOOKED, CANCELED)).toBe('no bookings, 1 canceled');
});

it('only booked and canceled departures are listed', () => {
  expect([BOOKED, FULL, UNBOOKED, CANCELED].filter(isListed)).toEqual([BOOKED, FULL, CANCELED]);
});

it('a departure has its most serious mark', () => {
  const marks = [BOOKED, FULL, CANCELED].map((departure) => markOf(departure, CLASHES));
  expect(marks).toEqual(['booked', 'clashing', 'canceled']);
  expect(markOf(FULL, new Map())).toBe('full');
});
