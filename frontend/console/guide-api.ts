import { urlOf, ApiError, callApi, loadFile, type Call } from '../api/client';
import type { ResponseOf, JsonEndpoint } from '../api/endpoints';
import type {
  ArrivalInput,
  AttendanceInput,
  BulkChangeInput,
  BulkPreviewInput,
  BusyCalendarInput,
  CancellationInput,
  DepartureInput,
  GuideProfileInput,
  HistoryEntryRecord,
  LeaderInput,
  InvitationInput,
  MailChoiceInput,
  MoveInput,
  NewTourInput,
  OwnerInput,
  PlaceInput,
  PlacesInput,
  PaymentInput,
  PaymentMethodInput,
  PlanningInput,
  PricesInput,
  RemovalInput,
  SettingsInput,
  SheetDeparture,
  SpecialDayName,
  TimeOffInput,
  TipInput,
  TourContentInput,
  TourPreviewInput,
  TranslationInput,
  TranslationRecord,
  VisibilityInput,
  WaitingInput,
  WalkInInput,
} from '../api/schema';
import { ensureCookie } from '../api/session';
import { getToken } from '../api/token-store';

const BACKUP_TIMEOUT_MS = 30 * 60_000;

type List = SheetDeparture['list'];

/** Confirms that the caller is a guide; 404 for everyone else. */
export const confirmGuide = () => callAsGuide('GET /guide');

export const getSheet = (date: string) => callAsGuide('GET /guide/days/{date}', { path: { date } });

/** Loads the number of booked people for each of `days` consecutive dates, starting with `from`. */
export const getPeopleByDate = (from: string, days: number) =>
  callAsGuide('GET /guide/days', { query: { from, days } });

/** The URL of the server-sent events about a date's sheet. */
export const eventsUrl = (date: string) => urlOf('GET /guide/events', { query: { date } });

/** Records a party's attendance; 409 if the party has changed since the given revision. */
export const markParty = (list: List, id: string, body: AttendanceInput) =>
  callAsGuide('PUT /guide/parties/{list}/{id}', { path: { list, id }, body });

export const addWalkIn = (departureId: string, body: WalkInInput, idempotencyKey: string) =>
  callAsGuide('POST /guide/departures/{id}/walk-ins', {
    path: { id: departureId },
    body,
    idempotencyKey,
  });

export const removeWalkIn = (list: List, id: string) =>
  callAsGuide('DELETE /guide/parties/{list}/{id}', { path: { list, id } });

/** Notes a payment by a party, with an id that the device generated. Safe to repeat. */
export const notePayment = (list: List, id: string, paymentId: string, body: PaymentInput) =>
  callAsGuide('PUT /guide/parties/{list}/{id}/payments/{payment}', {
    path: { list, id, payment: paymentId },
    body,
  });

/** Corrects a party's payment with a reversal. Safe to repeat. */
export const reversePayment = (list: List, id: string, paymentId: string) =>
  callAsGuide('DELETE /guide/parties/{list}/{id}/payments/{payment}', {
    path: { list, id, payment: paymentId },
  });

/** Notes a tip for a whole departure, with an id that the device generated. Safe to repeat. */
export const noteTip = (departureId: string, paymentId: string, body: TipInput) =>
  callAsGuide('PUT /guide/departures/{id}/payments/{payment}', {
    path: { id: departureId, payment: paymentId },
    body,
  });

/** Corrects a tip for a whole departure with a reversal. Safe to repeat. */
export const reverseTip = (departureId: string, paymentId: string) =>
  callAsGuide('DELETE /guide/departures/{id}/payments/{payment}', {
    path: { id: departureId, payment: paymentId },
  });

/** Cancels a visitor's booking; 409 if it has changed since the given revision. */
export const cancelParty = (list: List, id: string, body: CancellationInput) =>
  callAsGuide('PUT /guide/parties/{list}/{id}/cancellation', { path: { list, id }, body });

/** Restores a canceled booking; 409 if its spots are taken, or its date has passed. */
export const restoreParty = (list: List, id: string) =>
  callAsGuide('DELETE /guide/parties/{list}/{id}/cancellation', { path: { list, id } });

/** Adds a party to a departure's waitlist. */
export const addToWaitlist = (departureId: string, body: WaitingInput, idempotencyKey: string) =>
  callAsGuide('POST /guide/departures/{id}/waiting', {
    path: { id: departureId },
    body,
    idempotencyKey,
  });

/** Reorders a waitlist; 409 if its parties have changed. */
export const reorderWaitlist = (departureId: string, ids: string[]) =>
  callAsGuide('PUT /guide/departures/{id}/waiting', { path: { id: departureId }, body: { ids } });

/** Books the spots that are held for a waiting party; 409 if they aren't held anymore. */
export const acceptOffer = (list: List, id: string) =>
  callAsGuide('POST /guide/waiting/{list}/{id}/accept', { path: { list, id }, repeatable: true });

export const removeFromWaitlist = (list: List, id: string) =>
  callAsGuide('DELETE /guide/waiting/{list}/{id}', { path: { list, id } });

/** Changes one departure; 409 if it has changed since the given revision. */
export const setDeparture = (id: string, body: DepartureInput) =>
  callAsGuide('PATCH /guide/departures/{id}', { path: { id }, body });

/** Announces where the guide is; 409 if the departure isn't about to start, or is canceled. */
export const announceArrival = (id: string, body: ArrivalInput) =>
  callAsGuide('PUT /guide/departures/{id}/arrival', { path: { id }, body });

/** Loads the dates and times to which a departure can be moved. */
export const getMoveTargets = (id: string) =>
  callAsGuide('GET /guide/departures/{id}/move-targets', { path: { id } });

/** Moves a departure and its bookings to a different date; 409 if it has changed since the given revision. */
export const moveDeparture = (id: string, body: MoveInput) =>
  callAsGuide('PUT /guide/departures/{id}/date', { path: { id }, body });

/** Writes a message to everyone who has booked a departure; replaces the previous message. */
export const saveNotice = (id: string, text: string) =>
  callAsGuide('PUT /guide/departures/{id}/notice', { path: { id }, body: { text } });

export const deleteNotice = (id: string) =>
  callAsGuide('DELETE /guide/departures/{id}/notice', { path: { id } });

/** Filters for the history. Without filters, all entries are loaded. */
export interface HistoryFilter {
  guide?: string;
  kind?: HistoryEntryRecord['kind'];
  booking?: string;
  departure?: string;
  tour?: string;
}

/** Loads a page of the history. */
export const getHistory = (query: HistoryFilter & { before?: string }) =>
  callAsGuide('GET /guide/history', { query });

/** Loads the steps for setting up the site, and whether each is done. */
export const getSetup = () => callAsGuide('GET /guide/setup');

/**
 * Changes the settings of several tours; 409 if one has changed since its revision, or if booked departures would
 * change and the input doesn't allow that.
 */
export const changeAllSettings = (body: PlacesInput) =>
  callAsGuide('PATCH /guide/places', { body });

/** Loads the prices that were promised to upcoming bookings, for all tours. */
export const getPromisedPrices = () => callAsGuide('GET /guide/tours/prices');

/** Gives several tours the same price. */
export const setPrices = (body: PricesInput) => callAsGuide('PUT /guide/tours/prices', { body });

/** Loads the guide's own profile. */
export const getProfile = () => callAsGuide('GET /guide/profile');

export const saveProfile = (body: GuideProfileInput) => callAsGuide('PUT /guide/profile', { body });

/** Uploads a photo; visitors see it once the profile is saved with it. */
export const addProfilePhoto = (photo: Blob) =>
  // Uploading the same file again returns the same URL.
  callAsGuide('POST /guide/profile/photos', { body: photo, repeatable: true });

/** Loads whether mail works, how many messages are waiting, and which messages need the guide's attention. */
export const getMail = () => callAsGuide('GET /guide/mail');

export const saveMailChoice = (body: MailChoiceInput) =>
  callAsGuide('PUT /guide/mail/choice', { body });

/** The mail server may take up to 30 seconds. */
const TEST_MAIL_TIMEOUT_MS = 35_000;

/** Sends a test email to the guide, and returns each SMTP step; 409 if no mail server is set. */
export const sendTestMail = () =>
  callAsGuide('POST /guide/mail/test', { timeoutMs: TEST_MAIL_TIMEOUT_MS });

/** Sends a failed message again; 409 if it was delivered, or if it's too late to send it. */
export const resendMail = (id: string) =>
  callAsGuide('POST /guide/mail/messages/{id}/again', { path: { id } });

/** Records that the guide has notified a visitor in person; 409 if the email is being sent, or was sent. */
export const markAsNotified = (id: string) =>
  callAsGuide('POST /guide/mail/messages/{id}/told', { path: { id }, repeatable: true });

/** Loads the guides who could lead a departure. Free guides are first. */
export const getGuideChoices = (id: string) =>
  callAsGuide('GET /guide/departures/{id}/guides', { path: { id } });

/** Changes a departure's guide; 409 if the guide is off or busy at that time, unless `anyway` is set. */
export const assignGuide = (id: string, body: LeaderInput) =>
  callAsGuide('PUT /guide/departures/{id}/guide', { path: { id }, body });

/** Assigns the suggested guides to all departures on `days` consecutive dates, starting with `from`. */
export const assignSuggestedGuides = (from: string, days: number) =>
  callAsGuide('POST /guide/planning/suggested-guides', { query: { from, days }, repeatable: true });

/** Loads how many tours can be led at once, and the booked departures that clash. */
export const getPlanning = () => callAsGuide('GET /guide/planning');

export const savePlanning = (body: PlanningInput) => callAsGuide('PUT /guide/planning', { body });

/** Loads the departures on `days` consecutive dates, starting with `from`. The earliest departure is first. */
export const getCalendar = (from: string, days: number) =>
  callAsGuide('GET /guide/planning/calendar', { query: { from, days } });

/**
 * Records that a booked departure takes place despite a conflict.
 *
 * @param conflict `clash`, `busy-calendar`, or the id of a period of time off
 */
export const keepDeparture = (conflict: string, id: string) =>
  callAsGuide('PUT /guide/planning/kept/{conflict}/{id}', { path: { conflict, id } });

/** Undoes {@link keepDeparture}. */
export const undoKeepDeparture = (conflict: string, id: string) =>
  callAsGuide('DELETE /guide/planning/kept/{conflict}/{id}', { path: { conflict, id } });

/** Loads the ways to pay, in the order in which visitors see them. */
export const getPaymentMethods = () => callAsGuide('GET /guide/payment-methods');

/** Replaces the ways to pay. */
export const savePaymentMethods = (methods: PaymentMethodInput[]) =>
  callAsGuide('PUT /guide/payment-methods', { body: { methods } });

/** Loads each special day's next date, with the tours that it affects, earliest first. */
export const getSpecialDays = () => callAsGuide('GET /guide/special-days');

/** Sets whether departures on streets that a special day blocks are offered anyway. */
export const setSpecialDayOpen = (name: SpecialDayName, isOpen: boolean) =>
  callAsGuide('PUT /guide/special-days/{name}', { path: { name }, body: { isOpen } });

/** Loads the selected departures, each with the effects that a change would have on it. */
export const previewBulkChange = (body: BulkPreviewInput) =>
  callAsGuide('POST /guide/planning/changes/preview', { body, repeatable: true });

/**
 * Changes several departures; 409 if no departure could be changed.
 *
 * @param id a unique id of the change. Repeating the call with the same id changes no departure twice.
 */
export const carryOutBulkChange = (id: string, body: BulkChangeInput) =>
  callAsGuide('PUT /guide/planning/changes/{id}', { path: { id }, body });

/** Undoes a bulk change; 409 if it can't be undone anymore. */
export const undoBulkChange = (id: string) =>
  callAsGuide('DELETE /guide/planning/changes/{id}', { path: { id } });

/** Loads the time off that isn't over, earliest first. */
export const getTimeOff = () => callAsGuide('GET /guide/time-off');

export const addTimeOff = (body: TimeOffInput) => callAsGuide('POST /guide/time-off', { body });

export const deleteTimeOff = (id: string) =>
  callAsGuide('DELETE /guide/time-off/{id}', { path: { id } });

/** Loads the state of the guide's own calendar. */
export const getBusyCalendar = () => callAsGuide('GET /guide/busy-calendar');

/** Reading a calendar takes up to 20 seconds. */
const CALENDAR_TIMEOUT_MS = 25_000;

/** Connects the guide's own calendar; 400 if it can't be read. */
export const connectBusyCalendar = (body: BusyCalendarInput) =>
  callAsGuide('PUT /guide/busy-calendar', { body, timeoutMs: CALENDAR_TIMEOUT_MS });

/** Reads the guide's own calendar now; 404 if no calendar is connected. */
export const readBusyCalendar = () =>
  callAsGuide('POST /guide/busy-calendar/read', { timeoutMs: CALENDAR_TIMEOUT_MS });

export const disconnectBusyCalendar = () => callAsGuide('DELETE /guide/busy-calendar');

/** Adds a tour, hidden at first; 409 if its name is taken. */
export const addTour = (body: NewTourInput) => callAsGuide('POST /guide/tours', { body });

/** Loads the content of a tour. */
export const getTour = (id: string) => callAsGuide('GET /guide/tours/{id}', { path: { id } });

/** Saves the content of a tour; 409 if it has changed since the given revision. */
export const saveTour = (id: string, body: TourContentInput) =>
  callAsGuide('PUT /guide/tours/{id}', { path: { id }, body });

/** Hides or shows a tour. Hiding a tour with booked departures fails with 409 unless the input keeps them. */
export const setTourHidden = (id: string, body: VisibilityInput) =>
  callAsGuide('PUT /guide/tours/{id}/visibility', { path: { id }, body });

/** Deletes a tour; 409 if anyone has ever booked it. */
export const deleteTour = (id: string) => callAsGuide('DELETE /guide/tours/{id}', { path: { id } });

/** Reorders the tours; 409 if tours were added or deleted in the meantime. */
export const reorderTours = (tours: string[]) =>
  callAsGuide('PUT /guide/tours/order', { body: { tours } });

/** Uploads a photo; the tour shows it once its content is saved with the photo. */
export const addPhoto = (id: string, photo: Blob) =>
  callAsGuide('POST /guide/tours/{id}/photos', {
    path: { id },
    body: photo,
    // Uploading the same file again returns the same URL.
    repeatable: true,
  });

/** Loads a tour's translations into all languages. */
export const getTranslations = (id: string) =>
  callAsGuide('GET /guide/tours/{id}/translations', { path: { id } });

/** Replaces a tour's translations into a language; 409 if they have changed since the given revision. */
export const saveTranslation = (
  id: string,
  language: TranslationRecord['language'],
  body: TranslationInput,
) => callAsGuide('PUT /guide/tours/{id}/translations/{language}', { path: { id, language }, body });

/** Renders a tour's page as visitors would see it, without saving anything. */
export const previewTour = (id: string, body: TourPreviewInput) =>
  callAsGuide('POST /guide/tours/{id}/preview', { path: { id }, body, repeatable: true });

/** Loads the site's settings, and the names of those that the environment sets. */
export const getSettings = () => callAsGuide('GET /guide/settings');

/** Changes some of the site's settings; 409 if they have changed since the given revision. */
export const saveSettings = (body: SettingsInput) => callAsGuide('PATCH /guide/settings', { body });

export const getPlaces = () => callAsGuide('GET /guide/places');

/**
 * Changes some of a tour's settings; 409 if the tour has changed since the given revision, or if booked departures
 * would change and the input doesn't allow that.
 */
export const changeSettings = (id: string, body: PlaceInput) =>
  callAsGuide('PATCH /guide/places/{id}', { path: { id }, body });

export const getBackups = () => callAsGuide('GET /guide/backups');

/** Downloads the last backup, which may be large. */
export const downloadBackup = (password: string) =>
  runAsGuide(() =>
    loadFile('POST /guide/backups/download', {
      body: { password },
      timeoutMs: BACKUP_TIMEOUT_MS,
    }),
  );

/** Loads the guides and the open invitations. */
export const getColleagues = () => callAsGuide('GET /guide/colleagues');

/** Creates an invitation; returns its link, which isn't shown again. */
export const inviteColleague = (body: InvitationInput) =>
  callAsGuide('POST /guide/colleagues/invitations', { body });

export const revokeInvitation = (id: string) =>
  callAsGuide('DELETE /guide/colleagues/invitations/{id}', { path: { id } });

export const makeOwner = (id: string, body: OwnerInput) =>
  callAsGuide('PUT /guide/colleagues/{id}/owner', { path: { id }, body });

/** Makes the calling owner a colleague; 409 if there is no other owner. */
export const stepDown = () => callAsGuide('POST /guide/colleagues/step-down');

export const removeColleague = (id: string, body: RemovalInput) =>
  callAsGuide('DELETE /guide/colleagues/{id}', { path: { id }, body, repeatable: false });

/**
 * Makes a call that only guides may make. On a 404, identifies the user again and retries once, because the session
 * cookie may have been lost.
 *
 * @throws ApiError as callApi() does
 */
export function callAsGuide<E extends JsonEndpoint>(
  endpoint: E,
  ...call: Call<E>
): Promise<ResponseOf<E>> {
  return runAsGuide(() => callApi(endpoint, ...call));
}

async function runAsGuide<Result>(call: () => Promise<Result>): Promise<Result> {
  await identifyGuide();
  try {
    return await call();
  } catch (error) {
    if (!isNotFound(error)) throw error;
  }
  await identifyGuide({ renew: true });
  return call();
}

/** Ensures that the cookie identifies the user. Without a user, throws a 404 instead of starting a guest's session. */
async function identifyGuide({ renew = false } = {}): Promise<void> {
  if (getToken() === null) throw new ApiError(404);
  await ensureCookie({ renew });
}

export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
