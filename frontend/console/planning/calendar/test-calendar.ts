import type { CalendarDeparture, DepartureClash } from '../../../api/schema';

/** Returns a departure on Saturday, December 7, 2030, with four people by default. */
export function testCalendarDeparture(details: Partial<CalendarDeparture> = {}): CalendarDeparture {
  const {
    list = 'day',
    place = 'Central Park',
    date = '2030-12-07',
    startTime = '10:00',
  } = details;
  return {
    id: [list, place, date, startTime].join('.'),
    list,
    place,
    date,
    startTime,
    lengthMinutes: 150,
    state: 'open',
    capacity: null,
    vacancies: null,
    people: 4,
    ...details,
  };
}

/** Returns the clash of a departure with the named tours. */
export function testClash(departure: CalendarDeparture, ...clashesWith: string[]): DepartureClash {
  const { id, list, place, date, startTime, people } = departure;
  return { id, list, place, date, startTime, people, isKept: false, clashesWith };
}
