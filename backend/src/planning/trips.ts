import { minutesBetween, type TimedRoute } from '../departures/guides';

interface BookedDeparture extends TimedRoute {
  id: string;
  date: string;
}

/**
 * Maps the ids of departures to the minutes that a guide needs to get there from the departure that ended last on the
 * same date. Leaves out departures that start before all earlier ones have ended.
 *
 * @param departures booked departures, earliest first
 */
export function findTrips(departures: readonly BookedDeparture[]): Map<string, number> {
  const trips = new Map<string, number>();
  let previous: BookedDeparture | undefined;
  for (const departure of departures) {
    if (previous?.date !== departure.date) previous = undefined;
    if (previous && departure.startsAt >= previous.endsAt) {
      trips.set(departure.id, minutesBetween(previous.stops.at(-1), departure.stops[0]));
    }
    if (!previous || departure.endsAt > previous.endsAt) previous = departure;
  }
  return trips;
}
