import { addDays, newYorkDate } from 'shared/new-york';
import type { TicketRecord, TourDetails } from '../../api/schema';
import { departureOn } from '../departures/test-departures';

/** The date of {@link testTicket}. */
export const TICKET_DATE = addDays(newYorkDate(new Date()), 10);
export const TICKET_URL = '/booking/65f0c0ffee0123456789abcd';

/** Returns the instant that is this many minutes from now; in the past if the number is negative. */
export function minutesFromNow(minutes: number): string {
  return new Date(Date.now() + minutes * 60_000).toISOString();
}

/** Returns a test booking of two people in ten days. */
export function testTicket(details: Partial<TicketRecord> = {}): TicketRecord {
  return {
    id: '65f0c0ffee0123456789abcd',
    list: 'day',
    tour: 'day.central-park',
    place: 'Central Park',
    people: 2,
    status: 'CONFIRMED',
    contact: { name: 'Ada Walker', email: 'ada@example.com' },
    departure: departureOn(TICKET_DATE),
    utcBookedAt: new Date().toISOString(),
    ...details,
  };
}

/** Returns a test tour in Central Park. */
export function testTour(details: Partial<TourDetails> = {}): TourDetails {
  const place = { latitude: 40.768, longitude: -73.982, isApproximate: false };
  return {
    id: 'day.central-park',
    list: 'day',
    place: 'Central Park',
    title: 'Central Park',
    description: 'A walk through the park.',
    shortDescription: 'Lawns and lakes',
    durationMinutesFrom: 150,
    durationMinutesTo: 150,
    areas: [],
    languages: ['en'],
    contactRequired: false,
    meetingPoint: 'Columbus Circle',
    departures: [],
    specialDays: [],
    seasons: [],
    faqs: [],
    features: [],
    media: [],
    locations: [
      {
        types: ['START'],
        title: 'Columbus Circle',
        shortDescription: 'Under the yellow umbrella',
        minutesTo: 0,
        minutesAt: 10,
        place,
      },
      { types: ['END'], title: 'The Lake', minutesTo: 20, minutesAt: 0, place },
    ],
    ...details,
  };
}
