import { slugOf } from '../tours/slug';
import type { ListName } from '../tours/tour-options';

/** What makes a departure: a list's tour of a place on a date. */
export interface DepartureKey {
  list: ListName;
  place: string;
  /** `YYYY-MM-DD` in New York's calendar. */
  date: string;
}

/** A place of a list, as addresses and the database name it: `day.central-park`. */
export function placeId({ list, place }: Omit<DepartureKey, 'date'>): string {
  return `${list}.${slugOf(place)}`;
}

/** A departure's name, `day.2030-01-07.central-park`: in their order, a list's departures lie by date. */
export function departureId({ list, place, date }: DepartureKey): string {
  return `${list}.${date}.${slugOf(place)}`;
}
