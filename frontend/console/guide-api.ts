import { ApiError, callApi, type Call } from '../api/client';
import type {
  AttendanceInput,
  DayLoad,
  DaySheet,
  DepartureInput,
  GuideAnswer,
  MoveInput,
  PartyRecord,
  PlaceInput,
  PlaceRecord,
  SheetDeparture,
  WalkInInput,
} from '../api/schema';
import { identify } from '../api/session';
import { storedToken } from '../api/token-store';

/** Confirms that the visitor is the guide, and what the guide has to know; a 404 says that it is somebody else. */
export const confirmGuide = () => callAsGuide<GuideAnswer>('/guide');

export const getSheet = (date: string) => callAsGuide<DaySheet>(`/guide/days/${date}`);

/** How much there is to do on each date of some days. */
export const getLoads = (from: string, days: number) =>
  callAsGuide<DayLoad[]>(`/guide/days?from=${from}&days=${String(days)}`);

/** Where the server tells whenever a date's sheet has changed. */
export const eventsAddress = (date: string) => `/api/guide/events?date=${date}`;

/** Notes who of a party has come; 409 where something else was noted meanwhile. */
export const markParty = (list: SheetDeparture['list'], id: string, body: AttendanceInput) =>
  callAsGuide<PartyRecord>(`/guide/parties/${list}/${id}`, { method: 'PUT', body });

export const addWalkIn = (departure: string, body: WalkInInput, idempotencyKey: string) =>
  callAsGuide<PartyRecord>(`/guide/departures/${departure}/walk-ins`, {
    method: 'POST',
    body,
    idempotencyKey,
  });

export const removeWalkIn = (list: SheetDeparture['list'], id: string) =>
  callAsGuide<undefined>(`/guide/parties/${list}/${id}`, { method: 'DELETE' });

/** Cancels a visitor's booking; 409 where something was noted of it meanwhile. */
export const cancelParty = (
  list: SheetDeparture['list'],
  id: string,
  body: { reason: string; revision: number },
) => callAsGuide<PartyRecord>(`/guide/parties/${list}/${id}/cancellation`, { method: 'PUT', body });

/** Undoes that; 409 where its places are others' by now, or its date is over. */
export const restoreParty = (list: SheetDeparture['list'], id: string) =>
  callAsGuide<PartyRecord>(`/guide/parties/${list}/${id}/cancellation`, { method: 'DELETE' });

/** Changes one departure; 409 where it was changed meanwhile. */
export const setDeparture = (id: string, body: DepartureInput) =>
  callAsGuide<undefined>(`/guide/departures/${id}`, { method: 'PUT', body });

/** Moves one departure, and who has booked it, to another date; 409 where it was changed meanwhile. */
export const moveDeparture = (id: string, body: MoveInput) =>
  callAsGuide<undefined>(`/guide/departures/${id}/date`, { method: 'PUT', body });

export const getPlaces = () => callAsGuide<PlaceRecord[]>('/guide/places');

export const setPlace = (id: string, body: PlaceInput) =>
  callAsGuide<PlaceRecord>(`/guide/places/${id}`, { method: 'PUT', body });

/**
 * Makes a call that is the guide's alone. Where the server knows no such call, it is asked anew who the
 * visitor is: the cookie may have been lost, or the role taken away.
 *
 * @throws ApiError as callApi() does
 */
export async function callAsGuide<T>(path: string, options?: Call): Promise<T> {
  await identifyGuide();
  try {
    return await callApi<T>(path, options);
  } catch (error) {
    if (!isNothing(error)) throw error;
  }
  await identifyGuide(true);
  return callApi<T>(path, options);
}

/** @throws ApiError where nobody is signed in any more: a guest would not find anything, and need not become one */
async function identifyGuide(again = false): Promise<void> {
  if (storedToken() === null) throw new ApiError(404);
  await identify(again);
}

/** Whether there is nothing at the address, for this visitor at least. */
export function isNothing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
