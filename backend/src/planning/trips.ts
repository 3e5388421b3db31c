import { minutesBetween, type TimedRoute } from '../departures/guides';

interface BookedDeparture extends TimedRoute {
  id: string;
  date: string;
}

/**
 * Returns how many minutes a guide travels to a departure from the one that ended last before it on its date, by the
 * later departure's id. A departure that starts before all earlier ones are over has no trip.
 *
 * @param departures booked departures, earliest first
 */
export function findTrips(departures: readonly BookedDeparture[]): Map<string, number> {
  const trips = new Map<string, number>();
  let last: BookedDeparture | undefined;
  for (const departure of departures) {
    if (last?.date !== departure.date) last = undefined;
    if (last && departure.startsAt >= last.endsAt) {
      trips.set(departure.id, minutesBetween(last.stops.at(-1), departure.stops[0]));
    }
    if (!last || departure.endsAt > last.endsAt) last = departure;
  }
  return trips;
}
