import type { Endpoint } from '../../api/endpoints';
import { PLACES } from 'shared/tours';

/** The names of the two lists of tours in the API. */
export type ListName = 'day' | 'night';

type ListEndpoints = Record<
  'list' | 'create' | 'update' | 'remove' | 'restore' | 'calendar',
  Endpoint
>;

const dayEndpoints = {
  list: 'GET /all',
  create: 'POST /new',
  update: 'PUT /editour/{id}',
  remove: 'DELETE /deletetour/{id}',
  restore: 'POST /restoretour/{id}',
  calendar: 'GET /calendar/{id}',
} as const satisfies ListEndpoints;

const nightEndpoints = {
  list: 'GET /allTwo',
  create: 'POST /newTwo',
  update: 'PUT /editourTwo/{id}',
  remove: 'DELETE /deletetourTwo/{id}',
  restore: 'POST /restoretourTwo/{id}',
  calendar: 'GET /calendarTwo/{id}',
} as const satisfies ListEndpoints;

/** The differences between day tours and night tours. */
export interface TourKind {
  list: ListName;
  /** The page's path. */
  path: string;
  /** The places on a new site; {@link useOfferedTours} loads the currently offered places. */
  places: readonly string[];
  endpoints: typeof dayEndpoints | typeof nightEndpoints;
  /** The page's color scheme: the visitor's choice, or always dark. */
  timeOfDay: 'auto' | 'night';
}

export const dayTours: TourKind = {
  list: 'day',
  path: '/serviceone',
  places: PLACES.day,
  endpoints: dayEndpoints,
  timeOfDay: 'auto',
};

export const nightTours: TourKind = {
  list: 'night',
  path: '/servicetwo',
  places: PLACES.night,
  endpoints: nightEndpoints,
  timeOfDay: 'night',
};
