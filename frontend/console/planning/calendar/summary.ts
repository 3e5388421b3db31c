import type { CalendarDeparture, DepartureClash } from '../../../api/schema';
import { formatPeople } from '../../format-people';

/** The clashes of booked departures, by the departure's id. */
export type Clashes = ReadonlyMap<string, DepartureClash>;

/** A departure's most important state, which the calendar marks with an icon. */
export type Mark = 'clashing' | 'canceled' | 'full' | 'booked';

/** Numbers of departures and people on a day, or in a week or month. */
export interface Summary {
  /** The number of booked departures that aren't canceled. */
  bookedCount: number;
  peopleCount: number;
  fullCount: number;
  clashingCount: number;
  canceledCount: number;
}

/** Whether people have booked the departure, and it isn't canceled. */
export function isBooked({ people, state }: CalendarDeparture): boolean {
  return people > 0 && state !== 'cancelled';
}

/** Whether the departure is booked or canceled. The calendar collapses or omits all others. */
export function isListed(departure: CalendarDeparture): boolean {
  return isBooked(departure) || departure.state === 'cancelled';
}

/** Returns the mark of a departure that is booked or canceled. */
export function markOf(departure: CalendarDeparture, clashes: Clashes): Mark {
  if (departure.state === 'cancelled') return 'canceled';
  if (clashes.has(departure.id)) return 'clashing';
  return departure.vacancies === 0 ? 'full' : 'booked';
}

export function summarize(departures: readonly CalendarDeparture[], clashes: Clashes): Summary {
  const bookedDepartures = departures.filter(isBooked);
  return {
    bookedCount: bookedDepartures.length,
    peopleCount: bookedDepartures.reduce((sum, { people }) => sum + people, 0),
    fullCount: bookedDepartures.filter(({ vacancies }) => vacancies === 0).length,
    clashingCount: bookedDepartures.filter(({ id }) => clashes.has(id)).length,
    canceledCount: departures.filter(({ state }) => state === 'cancelled').length,
  };
}

/** Describes a summary: "2 tours with 9 people, 1 full". */
export function describeSummary(summary: Summary): string {
  const { bookedCount, peopleCount, fullCount, clashingCount, canceledCount } = summary;
  const tours = bookedCount === 1 ? '1 tour' : `${String(bookedCount)} tours`;
  return [
    bookedCount === 0 ? 'no bookings' : `${tours} with ${formatPeople(peopleCount)}`,
    ...(fullCount > 0 ? [`${String(fullCount)} full`] : []),
    ...(clashingCount > 0 ? [`${String(clashingCount)} clashing`] : []),
    ...(canceledCount > 0 ? [`${String(canceledCount)} canceled`] : []),
  ].join(', ');
}
