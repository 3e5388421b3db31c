import { isCalendarDate } from './new-york.ts';
import { tourId, type TourKey } from './tour-settings.ts';
import { LISTS, type ListName } from './tours.ts';

/** The fields that identify a departure. */
export interface DepartureKey extends TourKey {
  /** `YYYY-MM-DD` in New York's calendar. */
  date: string;
  /** The original start time, `HH:MM`. It stays the same if the guide changes the departure's time. */
  start: string;
}

/** Returns a departure's id: `day.central-park.2030-01-07.1000`. The ids of a tour sort by date and start. */
export function departureId({ date, start, ...tour }: DepartureKey): string {
  return `${departureIdPrefix(tourId(tour), date)}${start.replace(':', '')}`;
}

/**
 * Returns the beginning of the ids of a tour's departures on a date.
 *
 * @param tour the tour's id
 */
export function departureIdPrefix(tour: string, date: string): string {
  return `${tour}.${date}.`;
}

/** The parts of a departure's id. */
export interface ParsedDepartureId {
  /** The tour's id. */
  tour: string;
  list: ListName;
  date: string;
  start: string;
}

const ID_PATTERN = /^([a-z]+)\.([a-z0-9-]+)\.(\d{4}-\d\d-\d\d)\.([01]\d|2[0-3])([0-5]\d)$/;

/** Parses a departure's id. Returns null if it isn't in the right format. Doesn't check whether the tour exists. */
export function parseDepartureId(id: string): ParsedDepartureId | null {
  const [, name, slug = '', date = '', hours = '', minutes = ''] = ID_PATTERN.exec(id) ?? [];
  const list = LISTS.find((each) => each === name);
  if (list === undefined || !isCalendarDate(date)) return null;
  return { tour: `${list}.${slug}`, list, date, start: `${hours}:${minutes}` };
}

/** Returns the tour's id from a departure's id. */
export function tourIdOf(departure: string): string {
  const end = departure.indexOf('.', departure.indexOf('.') + 1);
  return end === -1 ? departure : departure.slice(0, end);
}

/** Returns the original start time from a departure's id: `HH:MM`. */
export function departureTime(id: string): string {
  return `${id.slice(-4, -2)}:${id.slice(-2)}`;
}
