import { ApiError, callApi, type Call } from '../api/client';
import type { DayTourInput, DayTourRecord, NightTourInput, NightTourRecord } from '../api/schema';
import { becomeGuest, forgetGuest } from '../auth/auth-api';
import type { TourKind } from './tour-kinds';

export type Tour = DayTourRecord | NightTourRecord;
export type TourInput = Omit<DayTourInput | NightTourInput, 'place'> & { place: string };

/**
 * The calls of one list. They carry no token: the browser's cookie says whose list it is, and a visitor
 * who is not signed in becomes a guest before the first of them.
 *
 * @param onSessionEnded called when the server no longer knows a signed-in visitor's session
 */
export function toursApi({ paths }: TourKind, signedIn: boolean, onSessionEnded: () => void) {
  const call = async <T>(path: string, options?: Call): Promise<T> => {
    try {
      if (!signedIn) await becomeGuest();
      return await callApi<T>(path, options);
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      if (signedIn) {
        onSessionEnded();
        throw error;
      }
      // The guest's cookie was no longer good: a new guest starts with an empty list.
      forgetGuest();
      await becomeGuest();
      return callApi<T>(path, options);
    }
  };
  return {
    list: () => call<Tour[]>(paths.list),
    create: (body: TourInput) => call<Tour>(paths.create, { method: 'POST', body }),
    update: (id: string, body: TourInput) =>
      call<Tour>(`${paths.update}/${id}`, { method: 'PUT', body }),
    remove: (id: string) => call<undefined>(`${paths.remove}/${id}`, { method: 'DELETE' }),
  };
}
