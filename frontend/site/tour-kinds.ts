import type { Endpoint } from '../api/endpoints';
import { PLACES } from 'shared/tours';

/** The names of the two lists, as in the API. */
export type ListName = 'day' | 'night';

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

/** The differences between the two lists. */
export interface TourKind {
  list: ListName;
  /** The page's path. */
  path: string;
  /** The places on a new site; {@link useOfferedTours} loads those that are offered now. */
  places: readonly string[];
  calls: typeof dayCalls | typeof nightCalls;
  /** The page's color scheme: the visitor's choice, or always the night's. */
  hour: 'visitors' | 'night';
}

export const dayTours: TourKind = {
  list: 'day',
  path: '/serviceone',
  places: PLACES.day,
  calls: dayCalls,
  hour: 'visitors',
};

export const nightTours: TourKind = {
  list: 'night',
  path: '/servicetwo',
  places: PLACES.night,
  calls: nightCalls,
  hour: 'night',
};
