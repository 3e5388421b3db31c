import type { Call } from '../../api/client';
import type { JsonEndpoint } from '../../api/endpoints';
import type { BookingInput } from '../../api/schema';
import { callAsVisitor } from '../../api/visitor-api';
import type { TourKind } from '../departures/tour-kinds';

/** The API calls of one list. They send no token: the browser's cookie identifies the owner. */
export function listApi({ endpoints }: TourKind) {
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
