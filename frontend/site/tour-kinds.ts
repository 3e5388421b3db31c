import type { Endpoint } from '../api/endpoints';
import { dayPlaceValues, nightPlaceValues, type DayPlace, type NightPlace } from '../api/schema';
import { content } from './content/site';

/** The two lists, as the API calls them. */
export type ListName = 'day' | 'night';

/** Where tours of either list go. */
export type Place = DayPlace | NightPlace;

type Calls = Record<'list' | 'create' | 'update' | 'remove' | 'restore' | 'calendar', Endpoint>;

const dayCalls = {
  list: 'GET /all',
  create: 'POST /new',
  update: 'PUT /editour/{id}',
  remove: 'DELETE /deletetour/{id}',
  restore: 'POST /restoretour/{id}',
  calendar: 'GET /calendar/{id}',
} as const satisfies Calls;

const nightCalls = {
  list: 'GET /allTwo',
  create: 'POST /newTwo',
  update: 'PUT /editourTwo/{id}',
  remove: 'DELETE /deletetourTwo/{id}',
  restore: 'POST /restoretourTwo/{id}',
  calendar: 'GET /calendarTwo/{id}',
} as const satisfies Calls;

/** What differs between the two lists. */
export interface TourKind {
  list: ListName;
  /** The page's address. */
  path: string;
  title: string;
  words: { title: string; text: string; action: string };
  places: readonly Place[];
  calls: typeof dayCalls | typeof nightCalls;
  /** What the modal says after a booking was created. */
  created: string;
  /** Whose face the page has: the visitor's choice, or always the night's. */
  hour: 'visitors' | 'night';
}

/** A place's name, if the list offers it, as the place of a past booking may not be; empty if not. */
export function offered({ places }: TourKind, name: string): Place | '' {
  return places.find((place) => place === name) ?? '';
}

export const dayTours: TourKind = {
  list: 'day',
  path: '/serviceone',
  title: 'Day services',
  words: content.day,
  places: dayPlaceValues,
  calls: dayCalls,
  created: 'The tour has been created ✅',
  hour: 'visitors',
};

export const nightTours: TourKind = {
  list: 'night',
  path: '/servicetwo',
  title: 'Night services',
  words: content.night,
  places: nightPlaceValues,
  calls: nightCalls,
  created: 'The record has been created ✅',
  hour: 'night',
};
