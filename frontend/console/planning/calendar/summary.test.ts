import { describeSummary, isListed, markOf, summarize } from './summary';
import { testCalendarDeparture, testClash } from './test-calendar';

const BOOKED_DEPARTURE = testCalendarDeparture();
const FULL_DEPARTURE = testCalendarDeparture({ place: 'SoHo', people: 12, capacity: 12, vacancies: 0 });
const UNBOOKED_DEPARTURE = testCalendarDeparture({ place: 'Harlem', people: 0, capacity: 0, vacancies: 0 });
const CANCELED_DEPARTURE = testCalendarDeparture({ place: 'Wall Street', state: 'cancelled', people: 3 });
const CLASHES = new Map([[FULL_DEPARTURE.id, testClash(FULL_DEPARTURE, 'Central Park')]]);

const describeDay = (...departures: (typeof BOOKED_DEPARTURE)[]) =>
  describeSummary(summarize(departures, CLASHES));

it('a summary doesn’t count the people of canceled departures', () => {
  expect(describeDay(BOOKED_DEPARTURE, FULL_DEPARTURE, UNBOOKED_DEPARTURE, CANCELED_DEPARTURE)).toBe(
    '2 tours with 16 people, 1 full, 1 clashing, 1 canceled',
  );
  expect(describeDay(testCalendarDeparture({ people: 1 }))).toBe('1 tour with 1 person');
});

it('a summary mentions that there are no bookings', () => {
  expect(describeDay(UNBOOKED_DEPARTURE)).toBe('no bookings');
  expect(describeDay(UNBOOKED_DEPARTURE, CANCELED_DEPARTURE)).toBe('no bookings, 1 canceled');
});

it('only booked and canceled departures are listed', () => {
  expect([BOOKED_DEPARTURE, FULL_DEPARTURE, UNBOOKED_DEPARTURE, CANCELED_DEPARTURE].filter(isListed)).toEqual([BOOKED_DEPARTURE, FULL_DEPARTURE, CANCELED_DEPARTURE]);
});

it('a departure has its most serious mark', () => {
  const marks = [BOOKED_DEPARTURE, FULL_DEPARTURE, CANCELED_DEPARTURE].map((departure) => markOf(departure, CLASHES));
  expect(marks).toEqual(['booked', 'clashing', 'canceled']);
  expect(markOf(FULL_DEPARTURE, new Map())).toBe('full');
});
