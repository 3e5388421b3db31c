import { isCalendarDate } from './new-york.ts';
import { tourId, type TourKey } from './tour-settings.ts';
import { LISTS, type ListName } from './tours.ts';

/** What makes a departure: a tour on a date at a time. */
export interface DepartureKey extends TourKey {
  /** `YYYY-MM-DD` in New York's calendar. */
  date: string;
  /** When it was first scheduled to start, `HH:MM`; it stays when the guide changes the time. */
  start: string;
}

/** A departure's id, `day.central-park.2030-01-07.1000`: a tour's departures sort by date and start. */
export function departureId({ date, start, ...tour }: DepartureKey): string {
  return `${datePrefix(tourId(tour), date)}${start.replace(':', '')}`;
}

/** How the ids of a tour's departures on a date begin. */
export function datePrefix(tour: string, date: string): string {
  return `${tour}.${date}.`;
}

/** What an id says of its departure. */
export interface DepartureRef {
  /** The tour's id. */
  tour: string;
  list: ListName;
  date: string;
  start: string;
}

const ID = /^([a-z]+)\.([a-z0-9-]+)\.(\d{4}-\d\d-\d\d)\.([01]\d|2[0-3])([0-5]\d)$/;

/** What an id stands for, whether there is such a tour or not; null if it's no departure's. */
export function parseDepartureId(id: string): DepartureRef | null {
  const [, name, slug = '', date = '', hours = '', minutes = ''] = ID.exec(id) ?? [];
  const list = LISTS.find((each) => each === name);
  if (list === undefined || !isCalendarDate(date)) return null;
  return { tour: `${list}.${slug}`, list, date, start: `${hours}:${minutes}` };
}

/** The id of a departure's tour, with which its own begins. */
export function tourIdOf(departure: string): string {
  return departure.split('.').slice(0, 2).join('.');
}

/** The time at the end of a departure's id. */
export function departureTime(id: string): string {
  return `${id.slice(-4, -2)}:${id.slice(-2)}`;
}
