import { urlOf, type Call } from '../../api/client';
import type { Endpoint, JsonEndpoint } from '../../api/endpoints';
import type { BookingInput } from '../../api/schema';
import { callAsVisitor } from '../../api/visitor-api';
import type { ListName, TourKind } from '../departures/tour-kinds';

type ListEndpoints = Record<
  'list' | 'create' | 'update' | 'remove' | 'restore' | 'calendar',
  Endpoint
>;

const ENDPOINTS = {
  day: {
    list: 'GET /all',
    create: 'POST /new',
    update: 'PUT /editour/{id}',
    remove: 'DELETE /deletetour/{id}',
    restore: 'POST /restoretour/{id}',
    calendar: 'GET /calendar/{id}',
  },
  night: {
    list: 'GET /allTwo',
    create: 'POST /newTwo',
    update: 'PUT /editourTwo/{id}',
    remove: 'DELETE /deletetourTwo/{id}',
    restore: 'POST /restoretourTwo/{id}',
    calendar: 'GET /calendarTwo/{id}',
  },
} as const satisfies Record<ListName, ListEndpoints>;

/** The API calls of one list. They send no token: the browser's cookie identifies the owner. */
export function listApi({ list }: TourKind) {
  const endpoints = ENDPOINTS[list];
  const call = async <E extends JsonEndpoint>(endpoint: E, ...rest: Call<E>) => {
    try {
      return await callAsVisitor(endpoint, ...rest);
    } catch (error) {
      console.error('The tour call was unsuccessful', error);
      throw error;
    }
  };
  return {
    list: () => call(endpoints.list),
    create: (body: BookingInput) => call(endpoints.create, { body }),
    update: (id: string, body: BookingInput) => call(endpoints.update, { path: { id }, body }),
    remove: (id: string) => call(endpoints.remove, { path: { id } }),
    /** Restores a booking that was deleted within the last few minutes. */
    restore: (id: string) => call(endpoints.restore, { path: { id }, repeatable: true }),
  };
}

/** Returns the URL of a booking's calendar file. */
export function calendarUrlOf({ list }: TourKind, id: string): string {
  return urlOf(ENDPOINTS[list].calendar, { path: { id } });
}
