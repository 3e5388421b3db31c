import { addressOf, ApiError, callApi, type Call } from '../api/client';
import type { Answer, JsonEndpoint } from '../api/endpoints';
import type {
  AttendanceInput,
  CancellationInput,
  DepartureInput,
  MoveInput,
  PlaceInput,
  SheetDeparture,
  WalkInInput,
} from '../api/schema';
import { identify } from '../api/session';
import { storedToken } from '../api/token-store';

type List = SheetDeparture['list'];

/** Confirms that the visitor is the guide, and what the guide has to know; a 404 says that it is somebody else. */
export const confirmGuide = () => callAsGuide('GET /guide');

export const getSheet = (date: string) => callAsGuide('GET /guide/days/{date}', { path: { date } });

/** How much there is to do on each date of some days. */
export const getLoads = (from: string, days: number) =>
  callAsGuide('GET /guide/days', { query: { from, days } });

/** Where the server tells whenever a date's sheet has changed. */
export const eventsAddress = (date: string) => addressOf('GET /guide/events', { query: { date } });

/** Notes who of a party has come; 409 where something else was noted meanwhile. */
export const markParty = (list: List, id: string, body: AttendanceInput) =>
  callAsGuide('PUT /guide/parties/{list}/{id}', { path: { list, id }, body });

export const addWalkIn = (departure: string, body: WalkInInput, idempotencyKey: string) =>
  callAsGuide('POST /guide/departures/{id}/walk-ins', {
    path: { id: departure },
    body,
    idempotencyKey,
  });

export const removeWalkIn = (list: List, id: string) =>
  callAsGuide('DELETE /guide/parties/{list}/{id}', { path: { list, id } });

/** Cancels a visitor's booking; 409 where something was noted of it meanwhile. */
export const cancelParty = (list: List, id: string, body: CancellationInput) =>
  callAsGuide('PUT /guide/parties/{list}/{id}/cancellation', { path: { list, id }, body });

/** Undoes that; 409 where its places are others' by now, or its date is over. */
export const restoreParty = (list: List, id: string) =>
  callAsGuide('DELETE /guide/parties/{list}/{id}/cancellation', { path: { list, id } });

/** Changes one departure; 409 where it was changed meanwhile. */
export const setDeparture = (id: string, body: DepartureInput) =>
  callAsGuide('PUT /guide/departures/{id}', { path: { id }, body });

/** Moves one departure, and who has booked it, to another date; 409 where it was changed meanwhile. */
export const moveDeparture = (id: string, body: MoveInput) =>
  callAsGuide('PUT /guide/departures/{id}/date', { path: { id }, body });

export const getPlaces = () => callAsGuide('GET /guide/places');

export const setPlace = (id: string, body: PlaceInput) =>
  callAsGuide('PUT /guide/places/{id}', { path: { id }, body });

/**
 * Makes a call that is the guide's alone. Where the server knows no such call, it is asked anew who the
 * visitor is: the cookie may have been lost, or the role taken away.
 *
 * @throws ApiError as callApi() does
 */
export async function callAsGuide<E extends JsonEndpoint>(
  endpoint: E,
  ...call: Call<E>
): Promise<Answer<E>> {
  await identifyGuide();
  try {
    return await callApi(endpoint, ...call);
  } catch (error) {
    if (!isNothing(error)) throw error;
  }
  await identifyGuide(true);
  return callApi(endpoint, ...call);
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
