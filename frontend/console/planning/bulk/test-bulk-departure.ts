import { addDays, newYorkDate } from 'shared/new-york';
import type { BulkDeparture } from '../../../api/schema';

/** The date of the tests' departures. */
export const DATE = addDays(newYorkDate(new Date()), 10);

/** Returns an open departure at 10:00 without bookings. By default, a previewed change affects it. */
export function testBulkDeparture(
  place: string,
  overrides: Partial<BulkDeparture> = {},
): BulkDeparture {
  return {
    id: `day.${place.toLowerCase().replace(' ', '-')}.${overrides.date ?? DATE}.1000`,
    list: 'day',
    place,
    date: DATE,
    startTime: '10:00',
    state: 'open',
    capacity: null,
    meetingPoint: 'Gate 4',
    revision: 0,
    people: 0,
    waiting: 0,
    isChanged: true,
    isNotified: false,
    ...overrides,
  };
}
