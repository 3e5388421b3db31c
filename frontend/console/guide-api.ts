import { addressOf, ApiError, callApi, type Call } from '../api/client';
import type { Answer, JsonEndpoint } from '../api/endpoints';
import type {
  ArrivalInput,
  AttendanceInput,
  CancellationInput,
  DepartureInput,
  MailChoiceInput,
  MoveInput,
  NewTourInput,
  PlaceInput,
  SheetDeparture,
  TourContentInput,
  VisibilityInput,
  WaitingInput,
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

/** Adds a party to a departure's waiting list. */
export const addWaiting = (departure: string, body: WaitingInput, idempotencyKey: string) =>
  callAsGuide('POST /guide/departures/{id}/waiting', {
    path: { id: departure },
    body,
    idempotencyKey,
  });

/** Puts a waiting list into another order; 409 where others wait by now. */
export const orderWaiting = (departure: string, ids: string[]) =>
  callAsGuide('PUT /guide/departures/{id}/waiting', { path: { id: departure }, body: { ids } });

/** Books what is held for a party that waits; 409 where nothing is anymore. */
export const acceptWaiting = (list: List, id: string) =>
  callAsGuide('POST /guide/waiting/{list}/{id}/accept', { path: { list, id }, repeatable: true });

export const removeWaiting = (list: List, id: string) =>
  callAsGuide('DELETE /guide/waiting/{list}/{id}', { path: { list, id } });

/** Changes one departure; 409 where it was changed meanwhile. */
export const setDeparture = (id: string, body: DepartureInput) =>
  callAsGuide('PATCH /guide/departures/{id}', { path: { id }, body });

/** Tells visitors where the guide is; 409 where nobody looks for them, or it is canceled. */
export const sayArrival = (id: string, body: ArrivalInput) =>
  callAsGuide('PUT /guide/departures/{id}/arrival', { path: { id }, body });

/** The departures to which one can be moved. */
export const getMoveTargets = (id: string) =>
  callAsGuide('GET /guide/departures/{id}/move-targets', { path: { id } });

/** Moves one departure, and who has booked it, to another date; 409 where it was changed meanwhile. */
export const moveDeparture = (id: string, body: MoveInput) =>
  callAsGuide('PUT /guide/departures/{id}/date', { path: { id }, body });

/** Writes something to everyone who has booked a departure, instead of what is written there. */
export const writeNotice = (id: string, text: string) =>
  callAsGuide('PUT /guide/departures/{id}/notice', { path: { id }, body: { text } });

export const takeNoticeDown = (id: string) =>
  callAsGuide('DELETE /guide/departures/{id}/notice', { path: { id } });

/** Whether mail works, what waits, and what needs the guide. */
export const getMail = () => callAsGuide('GET /guide/mail');

export const chooseMails = (body: MailChoiceInput) =>
  callAsGuide('PUT /guide/mail/choice', { body });

/** Sends a mail to the guide's own address, and tells each step; 409 where no mail server is set. */
export const testMail = () => callAsGuide('POST /guide/mail/test');

/** 409 where it needs no sending, or it's too late. */
export const sendMailAgain = (id: string) =>
  callAsGuide('POST /guide/mail/messages/{id}/again', { path: { id } });

/** Notes that the guide has told a visitor what a mail says; 409 where it's on its way, or has been sent. */
export const noteTold = (id: string) =>
  callAsGuide('POST /guide/mail/messages/{id}/told', { path: { id }, repeatable: true });

/** Adds a tour, hidden at first; 409 where another has its name. */
export const addTour = (body: NewTourInput) => callAsGuide('POST /guide/tours', { body });

/** All that visitors read of a tour. */
export const getTour = (id: string) => callAsGuide('GET /guide/tours/{id}', { path: { id } });

/** Changes that; 409 where it was changed meanwhile. */
export const writeTour = (id: string, body: TourContentInput) =>
  callAsGuide('PUT /guide/tours/{id}', { path: { id }, body });

/** Hides a tour, or shows it; 409 for one with booked departures, unless they are to be kept. */
export const setHidden = (id: string, body: VisibilityInput) =>
  callAsGuide('PUT /guide/tours/{id}/visibility', { path: { id }, body });

/** Deletes a tour; 409 once anybody has booked it. */
export const deleteTour = (id: string) => callAsGuide('DELETE /guide/tours/{id}', { path: { id } });

/** 409 where there are other tours by now. */
export const orderTours = (tours: string[]) =>
  callAsGuide('PUT /guide/tours/order', { body: { tours } });

/** Adds a photograph to a tour, which shows it once it is saved with it. */
export const addPhoto = (id: string, photo: Blob) =>
  callAsGuide('POST /guide/tours/{id}/photos', {
    path: { id },
    body: photo,
    // The same file has the same address.
    repeatable: true,
  });

/** The page as visitors would see it; nothing is changed. */
export const previewTour = (id: string, body: TourContentInput) =>
  callAsGuide('POST /guide/tours/{id}/preview', { path: { id }, body, repeatable: true });

export const getPlaces = () => callAsGuide('GET /guide/places');

/** Changes some of a tour's settings; 409 if it was changed in the meantime, or booked departures would differ. */
export const changePlace = (id: string, body: PlaceInput) =>
  callAsGuide('PATCH /guide/places/{id}', { path: { id }, body });

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
