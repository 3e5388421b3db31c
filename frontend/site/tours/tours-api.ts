import type { Call } from '../../api/client';
import { creationKeys } from '../../api/creation-keys';
import type { JsonEndpoint } from '../../api/endpoints';
import type { BookingInput, BookingRecord } from '../../api/schema';
import { callAsVisitor } from '../../api/visitor-api';
import { pageLanguage } from '../../ui/language';
import { cookieWords } from '../words/cookies';
import type { TourKind } from '../tour-kinds';

/** A booking; its place may be one that is not offered any more. */
export type Tour = BookingRecord;
export type TourInput = BookingInput;

/** The calls of one list. They carry no token: the browser's cookie says whose list it is. */
export function toursApi({ calls }: TourKind) {
  const call = async <E extends JsonEndpoint>(endpoint: E, ...rest: Call<E>) => {
    try {
      return await callAsVisitor(cookieWords[pageLanguage()].tours, endpoint, ...rest);
    } catch (error) {
      console.error('The tour call was unsuccessful', error);
      throw error;
    }
  };
  const keys = creationKeys();
  return {
    list: () => call(calls.list),
    create: async (body: TourInput) => {
      const idempotencyKey = keys.keyFor(body);
      const tour = await call(calls.create, { body, idempotencyKey });
      keys.created();
      return tour;
    },
    update: (id: string, body: TourInput) => call(calls.update, { path: { id }, body }),
    remove: (id: string) => call(calls.remove, { path: { id } }),
    /** Takes a deletion back, for some minutes after it. */
    restore: (id: string) => call(calls.restore, { path: { id }, repeatable: true }),
  };
}
