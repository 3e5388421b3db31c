import { isCalendarDate } from './new-york.ts';
import { tourId, type TourKey } from './tour-settings.ts';
import { LISTS, type ListName } from './tours.ts';

/** The parts of a departure's id: a tour on a date at a time. */
export interface DepartureKey extends TourKey {
  /** `YYYY-MM-DD` in New York's calendar. */
  date: string;
  /** The first scheduled start, `HH:MM`; it stays the same when the guide changes the time. */
  start: string;
}

/** A departure's id, `day.central-park.2030-01-07.1000`: a tour's departures sort by date and start. */
export function departureId({ date, start, ...tour }: DepartureKey): string {
  return `${datePrefix(tourId(tour), date)}${start.replace(':', '')}`;
}

/** The prefix of the ids of a tour's departures on a date. */
export function datePrefix(tour: string, date: string): string {
  return `${tour}.${date}.`;
}

/** The parts of a departure's id, and its tour's. */
export interface DepartureRef {
  /** The tour's id. */
  tour: string;
  list: ListName;
  date: string;
  start: string;
}

const ID = /^([a-z]+)\.([a-z0-9-]+)\.(\d{4}-\d\d-\d\d)\.([01]\d|2[0-3])([0-5]\d)$/;

/** Parses a departure's id, whether or not its tour exists. Returns null if it isn't a departure's id. */
export function parseDepartureId(id: string): DepartureRef | null {
  const [, name, slug = '', date = '', hours = '', minutes = ''] = ID.exec(id) ?? [];
  const list = LISTS.find((each) => each === name);
  if (list === undefined || !isCalendarDate(date)) return null;
  return { tour: `${list}.${slug}`, list, date, start: `${hours}:${minutes}` };
}

/** Returns the id of a departure's tour, which is the beginning of the departure's id. */
export function tourIdOf(departure: string): string {
  const end = departure.indexOf('.', departure.indexOf('.') + 1);
  return end === -1 ? departure : departure.slice(0, end);
}

/** The time at the end of a departure's id. */
export function departureTime(id: string): string {
  return `${id.slice(-4, -2)}:${id.slice(-2)}`;
}
