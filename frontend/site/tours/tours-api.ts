import type { Call } from '../../api/client';
import { creationKeys } from '../../api/creation-keys';
import type { BookingRecord, DayTourInput, NightTourInput } from '../../api/schema';
import { callAsVisitor } from '../../api/visitor-api';
import type { TourKind } from '../tour-kinds';

/** A booking; its place may be one that is not offered any more. */
export type Tour = BookingRecord;
export type TourInput = Omit<DayTourInput | NightTourInput, 'place'> & { place: string };

const NO_COOKIES =
  'Your browser is blocking this site’s cookies, so we can’t keep your tours. Please allow cookies.';

/** The calls of one list. They carry no token: the browser's cookie says whose list it is. */
export function toursApi({ calls }: TourKind) {
  const call = async <T>(path: string, options?: Call) => {
    try {
      return await callAsVisitor<T>(path, NO_COOKIES, options);
    } catch (error) {
      console.error('The tour call was unsuccessful', error);
      throw error;
    }
  };
  const keys = creationKeys();
  return {
    list: () => call<Tour[]>(calls.list),
    create: async (body: TourInput) => {
      const idempotencyKey = keys.keyFor(body);
      const tour = await call<Tour>(calls.create, { method: 'POST', body, idempotencyKey });
      keys.created();
      return tour;
    },
    update: (id: string, body: TourInput) =>
      call<Tour>(`${calls.update}/${id}`, { method: 'PUT', body }),
    remove: (id: string) => call<undefined>(`${calls.remove}/${id}`, { method: 'DELETE' }),
    /** Takes a deletion back, for some minutes after it. */
    restore: (id: string) =>
      call<Tour>(`${calls.restore}/${id}`, { method: 'POST', repeatable: true }),
  };
}
