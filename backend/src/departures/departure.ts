import { Schema } from 'mongoose';
import { departureId, type DepartureKey } from 'shared/departure-id';
import { newYorkInstant, weekdayOf } from 'shared/new-york';
import type { Tour } from 'shared/tour-settings';
import type { Arrival } from './arrival';

/** Below this number, visitors see how many spots are vacant. */
export const FEW_VACANCIES = 6;

const MINUTE_MS = 60 * 1000;

/** A `closed` departure takes place, but can't be booked. */
export const DEPARTURE_STATES = ['open', 'closed', 'cancelled'] as const;
export type DepartureState = (typeof DEPARTURE_STATES)[number];

/** The terms that a departure promises to visitors who book it. Later changes of the tour don't affect them. */
export interface PromisedTerms {
  /** `HH:MM` in New York time. */
  startTime: string;
  lengthMinutes: number;
  meetingPoint: string;
  /** How many minutes before the start booking closes. */
  cutoffMinutes: number;
  /** How many minutes before the start bookings can no longer be changed or canceled. */
  changeCutoffMinutes: number;
}

export const PROMISED_TERMS = [
  'startTime',
  'lengthMinutes',
  'meetingPoint',
  'cutoffMinutes',
  'changeCutoffMinutes',
] as const;

export function termsOf(from: PromisedTerms): PromisedTerms {
  const { startTime, lengthMinutes, meetingPoint, cutoffMinutes, changeCutoffMinutes } = from;
  return { startTime, lengthMinutes, meetingPoint, cutoffMinutes, changeCutoffMinutes };
}

/** The guide's settings for one departure. Missing settings are the tour's. */
export interface DepartureSettings extends Partial<PromisedTerms> {
  /** The departure's capacity; null if it has no limit, even if the tour has one. */
  capacity?: number | null;
  state?: DepartureState;
  /** The reason that visitors read for a cancellation, change, or move. */
  reason?: string;
}

/** The guide's announcement to everyone who has booked a departure. */
export interface Announcement {
  /** May have line breaks. */
  text: string;
  at: Date;
}

/** A departure that a visitor has booked, or that the guide has changed. */
export interface StoredDeparture extends DepartureKey, DepartureSettings {
  /** {@link departureId}. */
  _id: string;
  /** The tour's id. */
  tour: string;
  /** Whether anybody has ever booked it. If so, it has all {@link PromisedTerms}. */
  isPromised?: true;
  /** The date that its bookings were moved to. */
  movedTo?: string;
  /** The start time that replaced the departure's original one in the tour's settings. */
  standsFor?: string;
  /** The event's UID in calendars, if it isn't the departure's id. */
  calendarUid?: string;
  /** Whether the departure may have a waitlist. */
  hasLine?: true;
  /** The guide's last announcement of their arrival. */
  arrival?: Arrival;
  notice?: Announcement;
  /** When its bookings lost their owners. */
  anonymizedAt?: Date;
  /** How many times the guide has changed the departure. */
  revision: number;
  /**
   * Rises with each party that is added and each change, so that concurrent transactions conflict. The number of
   * parties never exceeds it.
   */
  version: number;
}

/** The people and parties that have booked a departure, including walk-ins. */
export interface BookedCounts {
  people: number;
  parties: number;
}

export const NO_BOOKINGS: BookedCounts = { people: 0, parties: 0 };

/** A departure as it takes place. */
export interface Departure extends DepartureKey, PromisedTerms {
  id: string;
  /** The event's UID in calendars. */
  calendarUid: string;
  startsAt: Date;
  endsAt: Date;
  /** The cutoff once anybody has booked. */
  cutoff: Date;
  /** The cutoff for the first booking; no later than {@link cutoff}. */
  firstCutoff: Date;
  /** The deadline for changing and canceling bookings. */
  changeDeadline: Date;
  capacity?: number;
  state: DepartureState;
  movedTo?: string;
  reason?: string;
  /** Whether the departure may have a waitlist. */
  hasLine?: true;
  /** The guide's last announcement of their arrival, which may be outdated. */
  arrival?: Arrival;
  notice?: Announcement;
  revision: number;
}

/** The OCTO standard's availability statuses. */
export const AVAILABILITIES = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** Derives a departure from the tour's settings and its stored data. */
export function departureOf(key: DepartureKey, tour: Tour, stored?: StoredDeparture): Departure {
  const { list, place, date, start } = key;
  const terms: PromisedTerms = {
    startTime: stored?.startTime ?? stored?.standsFor ?? start,
    lengthMinutes: stored?.lengthMinutes ?? tour.lengthMinutes,
    meetingPoint: stored?.meetingPoint ?? tour.meetingPoint,
    cutoffMinutes: stored?.cutoffMinutes ?? tour.cutoffMinutes,
    changeCutoffMinutes: stored?.changeCutoffMinutes ?? tour.changeCutoffMinutes,
  };
  const firstCutoffMinutes = Math.max(terms.cutoffMinutes, tour.firstBookingCutoffMinutes ?? 0);
  const capacity = stored?.capacity === undefined ? tour.capacity : stored.capacity;
  const startsAt = newYorkInstant(date, terms.startTime);
  const before = (minutes: number) => new Date(startsAt.getTime() - minutes * MINUTE_MS);
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
    cutoff: before(terms.cutoffMinutes),
    firstCutoff: before(firstCutoffMinutes),
    changeDeadline: before(terms.changeCutoffMinutes),
    ...(capacity != null && { capacity }),
    state: stored?.state ?? (tour.weekdays.includes(weekdayOf(date)) ? 'open' : 'closed'),
    ...(stored?.movedTo !== undefined && { movedTo: stored.movedTo }),
    ...(stored?.reason !== undefined && { reason: stored.reason }),
    ...(stored?.hasLine && { hasLine: true as const }),
    ...(stored?.arrival && { arrival: stored.arrival }),
    ...(stored?.notice && { notice: stored.notice }),
    revision: stored?.revision ?? 0,
  };
}

/**
 * A tour's departures on a date, earliest first: scheduled and stored ones. Sundays have no scheduled departures
 * unless the tour runs on Sundays. On other days off, departures are closed.
 */
export function departuresOn(
  tour: Tour,
  date: string,
  stored: readonly StoredDeparture[],
): Departure[] {
  const { list, place } = tour;
  const isStored = (start: string) =>
    stored.some((each) => each.start === start || each.standsFor === start);
  const scheduled = tour.startTimes.filter(
    (start) => !isStored(start) && isScheduled(tour, date, start),
  );
  return [
    ...scheduled.map((start) => departureOf({ list, place, date, start }, tour)),
    ...stored
      .filter((each) => each.isPromised ?? isScheduled(tour, date, each.standsFor ?? each.start))
      .map((each) => departureOf(each, tour, each)),
  ].sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

/** Whether a tour has a departure at a start time on a date, open or closed. */
export function isScheduled(tour: Tour, date: string, start: string): boolean {
  const isOff = weekdayOf(date) === 'Sunday' && !tour.weekdays.includes('Sunday');
  return !isOff && tour.startTimes.includes(start);
}

/** A departure's cutoff, which may be earlier for its first booking. */
export function cutoffOf({ cutoff, firstCutoff }: Departure, isBooked: boolean): Date {
  return isBooked ? cutoff : firstCutoff;
}

/** Whether a departure could be booked at an instant if it has room. */
export function isBookingOpen(departure: Departure, isBooked: boolean, now: Date): boolean {
  return departure.state === 'open' && now < cutoffOf(departure, isBooked);
}

export function hasEarlierFirstCutoff({ cutoff, firstCutoff }: Departure): boolean {
  return firstCutoff < cutoff;
}

/** The number of vacant spots; null if there is no limit. */
export function vacanciesOf({ capacity }: Departure, booked: number): number | null {
  // Walk-ins may exceed the capacity, and the guide may have lowered it.
  return capacity === undefined ? null : Math.max(0, capacity - booked);
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

/** Only declares the indexes, since the ledger is the only writer. */
export const departureSchema = new Schema<StoredDeparture>(
  {},
  { versionKey: false, collection: 'departures' },
)
  .index({ date: 1 })
  .index({ tour: 1, date: 1 });
