import { Schema } from 'mongoose';
import { departureId, type DepartureKey } from 'shared/departure-id';
import { addDays, newYorkInstant, weekdayOf } from 'shared/new-york';
import { specialDaysOn, type SpecialDayName } from 'shared/special-days';
import { scheduleOn, type Tour } from 'shared/tour-settings';
import type { Arrival } from './arrival';
import { overlapsBusyTime, hasBusyTimeAround } from './busy-times';
import type { GuideAvailability } from './guide-availability';
import { departuresClash, type TimedRoute } from './guides';
import { canBeLed, findGuidesOnDuty } from './leaders';
import { findClosingDay } from './special-days';
import { isDuringTimeOff } from './time-off';

/** If a departure has fewer vacant spots than this, its availability is `LIMITED`. */
export const FEW_VACANCIES = 6;

const MINUTE_MS = 60 * 1000;

/** A `closed` departure takes place, but can't be booked. */
export const DEPARTURE_STATES = ['open', 'closed', 'cancelled'] as const;
export type DepartureState = (typeof DEPARTURE_STATES)[number];

/**
 * The terms promised to visitors who book a departure. When the tour's settings change, booked departures keep their
 * terms unless the guide decides otherwise.
 */
export interface PromisedTerms {
  /** `HH:MM` in New York time. */
  startTime: string;
  lengthMinutes: number;
  meetingPoint: string;
  /** Booking closes this many minutes before the start. */
  cutoffMinutes: number;
  /** Bookings can be changed or canceled until this many minutes before the start. */
  changeCutoffMinutes: number;
}

export const PROMISED_TERMS = [
  'startTime',
  'lengthMinutes',
  'meetingPoint',
  'cutoffMinutes',
  'changeCutoffMinutes',
] as const;

export function termsOf(source: PromisedTerms): PromisedTerms {
  const { startTime, lengthMinutes, meetingPoint, cutoffMinutes, changeCutoffMinutes } = source;
  return { startTime, lengthMinutes, meetingPoint, cutoffMinutes, changeCutoffMinutes };
}

/** The guide's settings for one departure. Missing settings are inherited from the tour. */
export interface DepartureSettings extends Partial<PromisedTerms> {
  /** Null if the departure has no limit, even if the tour has one. */
  capacity?: number | null;
  state?: DepartureState;
  /** Why the guide canceled, changed, or moved the departure. Shown to visitors. */
  reason?: string;
}

/** The guide's announcement to everyone who has booked a departure. */
export interface Announcement {
  /** May have line breaks. */
  text: string;
  /** When the guide wrote it. */
  at: Date;
}

/** A departure in the database. A departure is stored once anyone books it or the guide changes it. */
export interface StoredDeparture extends DepartureKey, DepartureSettings {
  /** The id; see {@link departureId}. */
  _id: string;
  /** The tour's id. */
  tour: string;
  /** Whether anyone has ever booked the departure. If so, all {@link PromisedTerms} are stored. */
  isPromised?: true;
  /** Whether the guide has opened the departure even though a rule had closed it. See {@link Closure}. */
  ledAnyway?: true;
  /** If the guide moved the bookings to a different departure, the date of that departure. */
  movedTo?: string;
  /**
   * The tour's start time that replaces `start`. Set if the guide changed the tour's start times after the departure
   * was stored.
   */
  standsFor?: string;
  /** The id of the guide who leads the departure; missing until one is assigned. */
  ledBy?: string;
  /** The event's UID in calendars, if it isn't the departure's id. */
  calendarUid?: string;
  /**
   * Whether the waitlist may have parties. Set when a party joins, and removed by the next command that finds the
   * waitlist empty.
   */
  hasLine?: true;
  /** The guide's last announcement of their arrival. */
  arrival?: Arrival;
  /** The guide's announcement to everyone who has booked. */
  notice?: Announcement;
  /** The id of the last bulk change of this departure, so that the bulk change isn't applied twice. */
  bulkChange?: string;
  /** When the departure's bookings were anonymized. */
  anonymizedAt?: Date;
  /** How many times the guide has changed the departure. */
  revision: number;
  /**
   * Increases with each added party and each change, so that concurrent transactions conflict. Never less than the
   * number of parties.
   */
  version: number;
}

/** How many people and parties have booked a departure, including walk-ins. */
export interface BookedCounts {
  people: number;
  parties: number;
}

export const NO_BOOKINGS: BookedCounts = { people: 0, parties: 0 };

/** A departure with its effective settings: the departure's own, or else the tour's. */
export interface Departure extends DepartureKey, PromisedTerms, TimedRoute {
  id: string;
  /** The event's UID in calendars. */
  calendarUid: string;
  /** When booking closes if the departure has bookings. */
  cutoff: Date;
  /** When booking closes if the departure has no bookings; never later than {@link cutoff}. */
  firstCutoff: Date;
  /** The deadline for changing and canceling bookings. */
  changeDeadline: Date;
  capacity?: number;
  state: DepartureState;
  /** Whether the guide has opened the departure even though a rule had closed it. See {@link Closure}. */
  ledAnyway?: true;
  /** The id of the guide who leads the departure; missing until one is assigned. */
  ledBy?: string;
  /** Whether anyone has ever booked the departure. */
  isPromised?: true;
  /** The rule that closes the departure; missing if no rule does. */
  closure?: Closure;
  /** If the guide moved the bookings to a different departure, the date of that departure. */
  movedTo?: string;
  reason?: string;
  /** Whether the waitlist may have parties. If missing, the waitlist is empty. */
  hasLine?: true;
  /** The guide's last announcement of their arrival, which may be outdated. */
  arrival?: Arrival;
  /** The guide's announcement to everyone who has booked. */
  notice?: Announcement;
  revision: number;
}

/** The rules that can close a departure without a party. */
export const CLOSURE_REASONS = ['guide-busy', 'time-off', 'special-day', 'busy-calendar'] as const;

/** Why a departure that has no party is closed, even though the guide hasn't closed it. */
export type Closure =
  /** No guide is free. `clashesWith` contains the places of the tours that take place at that time. */
  | { reason: 'guide-busy'; clashesWith: string[] }
  | { reason: 'time-off' }
  /** The tour can't be walked on that special day. */
  | { reason: 'special-day'; specialDay: SpecialDayName }
  /** The guide's own calendar has an appointment. */
  | { reason: 'busy-calendar' };

/** The OCTO standard's availability statuses. */
export const AVAILABILITIES = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Adds a tour's settings to a stored departure. */
export function toDeparture(stored: StoredDeparture, tour: Tour): Departure {
  return departureOf(stored, tour, stored);
}

/** Returns a departure: the tour's settings, combined with the departure's stored data, if any. */
export function departureOf(key: DepartureKey, tour: Tour, stored?: StoredDeparture): Departure {
  const { list, place, date, start } = key;
  const schedule = scheduleOn(tour, date);
  const terms: PromisedTerms = {
    startTime: stored?.startTime ?? (stored ? scheduledStart(stored, tour) : start),
    lengthMinutes: stored?.lengthMinutes ?? tour.lengthMinutes,
    meetingPoint: stored?.meetingPoint ?? tour.meetingPoint,
    cutoffMinutes: stored?.cutoffMinutes ?? tour.cutoffMinutes,
    changeCutoffMinutes: stored?.changeCutoffMinutes ?? tour.changeCutoffMinutes,
  };
  const firstCutoffMinutes = Math.max(terms.cutoffMinutes, tour.firstBookingCutoffMinutes ?? 0);
  const capacity = stored?.capacity === undefined ? schedule.capacity : stored.capacity;
  const startsAt = newYorkInstant(date, terms.startTime);
  const instantBeforeStart = (minutes: number) =>
    new Date(startsAt.getTime() - minutes * MINUTE_MS);
  const id = departureId(key);
  return {
    id,
    calendarUid: stored?.calendarUid ?? id,
    list,
    place,
    date,
    start,
    ...terms,
    startsAt,
    endsAt: new Date(startsAt.getTime() + terms.lengthMinutes * MINUTE_MS),
    cutoff: instantBeforeStart(terms.cutoffMinutes),
    firstCutoff: instantBeforeStart(firstCutoffMinutes),
    changeDeadline: instantBeforeStart(terms.changeCutoffMinutes),
    ...(capacity != null && { capacity }),
    state: stored?.state ?? (schedule.weekdays.includes(weekdayOf(date)) ? 'open' : 'closed'),
    ...(stored?.movedTo !== undefined && { movedTo: stored.movedTo }),
    ...(stored?.reason !== undefined && { reason: stored.reason }),
    ...(stored?.ledAnyway && { ledAnyway: true as const }),
    stops: tour.stops,
    ...(stored?.ledBy !== undefined && { ledBy: stored.ledBy }),
    ...(stored?.isPromised && { isPromised: true as const }),
    ...(stored?.hasLine && { hasLine: true as const }),
    ...(stored?.arrival && { arrival: stored.arrival }),
    ...(stored?.notice && { notice: stored.notice }),
    revision: stored?.revision ?? 0,
  };
}

/**
 * A tour's departures on this date, sorted by start time: those in the tour's schedule, and those that anyone has ever
 * booked.
 *
 * @param stored the tour's stored departures on this date
 */
export function departuresOn(
  tour: Tour,
  date: string,
  stored: readonly StoredDeparture[],
): Departure[] {
  const { list, place } = tour;
  const isStored = (start: string) =>
    stored.some((each) => each.start === start || each.standsFor === start);
  const unstoredStarts = scheduleOn(tour, date).startTimes.filter(
    (start) => !isStored(start) && isScheduled(tour, date, start),
  );
  return [
    ...unstoredStarts.map((start) => departureOf({ list, place, date, start }, tour)),
    ...stored
      .filter((each) => each.isPromised ?? isScheduled(tour, date, scheduledStart(each, tour)))
      .map((each) => toDeparture(each, tour)),
  ].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/**
 * Whether a tour's settings include a departure on this date at this start time. Except for Sundays, this is true even
 * if the tour doesn't run on this weekday, because the guide can open the departure. On Sundays, departures are
 * scheduled only if the tour runs on Sundays.
 */
export function isScheduled(tour: Tour, date: string, start: string): boolean {
  const isClosedSunday = weekdayOf(date) === 'Sunday' && !runsOnSundays(tour, date);
  return !isClosedSunday && scheduleOn(tour, date).startTimes.includes(start);
}

/** Whether a tour runs on Sundays in the season of this date. */
export function runsOnSundays(tour: Tour, date: string): boolean {
  return scheduleOn(tour, date).weekdays.includes('Sunday');
}

/**
 * The start time in the tour's schedule that a stored departure belongs to. The guide may have moved this one departure
 * to a different time.
 */
export function scheduledStart({ date, start, standsFor }: StoredDeparture, tour: Tour): string {
  // A season's schedule may still contain the original start time instead of the replacement.
  const isReplaced =
    standsFor !== undefined && scheduleOn(tour, date).startTimes.includes(standsFor);
  return isReplaced ? standsFor : start;
}

/** Returns when booking closes. Departures without bookings may close earlier. */
export function cutoffOf({ cutoff, firstCutoff }: Departure, isBooked: boolean): Date {
  return isBooked ? cutoff : firstCutoff;
}

/** Whether a departure accepts bookings now, regardless of its vacancies. */
export function isBookingOpen(departure: Departure, isBooked: boolean, now: Date): boolean {
  return departure.state === 'open' && now < cutoffOf(departure, isBooked);
}

export function hasEarlierFirstCutoff({ cutoff, firstCutoff }: Departure): boolean {
  return firstCutoff < cutoff;
}

/**
 * Closes a departure that has no party if a rule applies (see {@link Closure}), unless the guide has opened it anyway.
 *
 * @param others the other departures that have a party
 */
export function closeIfUnavailable(
  departure: Departure,
  others: readonly Departure[],
  availability: GuideAvailability,
): Departure {
  const closure = findClosure(departure, others, availability);
  return closure ? { ...departure, state: 'closed', closure } : departure;
}

function findClosure(
  departure: Departure,
  others: readonly Departure[],
  availability: GuideAvailability,
): Closure | undefined {
  if (departure.state !== 'open' || departure.ledAnyway) return undefined;
  const { toursAtOnce, busyTimes, openSpecialDays } = availability;
  if (isEveryoneOff(departure, availability)) return { reason: 'time-off' };
  const specialDay = findClosingDay(departure);
  if (specialDay && !openSpecialDays.includes(specialDay)) {
    return { reason: 'special-day', specialDay };
  }
  if (overlapsBusyTime(departure, busyTimes)) {
    const canOtherGuideLead =
      toursAtOnce === 'guides' && findGuidesOnDuty(departure, availability).length > 0;
    if (!canOtherGuideLead) return { reason: 'busy-calendar' };
  }
  if (canBeLed(departure, others, availability)) return undefined;
  const clashing = others.filter((other) => departuresClash(departure, other));
  return { reason: 'guide-busy', clashesWith: clashing.map(({ place }) => place) };
}

/** Whether all guides are off: because of time off for all of them, or because each of them is off. */
function isEveryoneOff(departure: Departure, { guides, timeOff }: GuideAvailability): boolean {
  const timeOffThen = timeOff.filter((each) => isDuringTimeOff(departure, each));
  const isOff = (id: string) => timeOffThen.some(({ guide }) => guide === id);
  return (
    timeOffThen.some(({ guide }) => guide === undefined) ||
    (guides.length > 0 && guides.every(({ id }) => isOff(id)))
  );
}

/** Whether a rule closes a departure that has no party, even if no other departures take place. */
export function isClosedWithoutParty(
  departure: Departure,
  availability: GuideAvailability,
): boolean {
  return findClosure(departure, [], availability) !== undefined;
}

/** Whether a rule could close a departure without a party on this date. May be true even if no rule does. */
export function canCloseOn(
  date: string,
  { toursAtOnce, timeOff, busyTimes }: GuideAvailability,
): boolean {
  return (
    toursAtOnce !== undefined ||
    timeOff.some(({ from, to }) => addDays(from, -1) <= date && date <= to) ||
    specialDaysOn(date).length > 0 ||
    hasBusyTimeAround(date, busyTimes)
  );
}

/** Returns the number of vacant spots; null if there is no limit. */
export function vacanciesOf({ capacity }: Departure, takenSpots: number): number | null {
  // Walk-ins may exceed the capacity, and the guide may have lowered it.
  return capacity === undefined ? null : Math.max(0, capacity - takenSpots);
}

export function availabilityOf(
  departure: Departure,
  { vacancies, isBooked }: { vacancies: number | null; isBooked: boolean },
  now: Date,
): Availability {
  if (!isBookingOpen(departure, isBooked, now)) return 'CLOSED';
  if (vacancies === 0) return 'SOLD_OUT';
  return vacancies !== null && vacancies < FEW_VACANCIES ? 'LIMITED' : 'AVAILABLE';
}

/** Declares only the indexes, because departures are read and written without Mongoose. */
export const departureSchema = new Schema<StoredDeparture>(
  {},
  { versionKey: false, collection: 'departures' },
)
  .index({ date: 1 })
  .index({ tour: 1, date: 1 });
