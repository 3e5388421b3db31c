import { departureId, type DepartureKey } from 'shared/departure-id';
import { newYorkInstant, weekdayOf } from 'shared/new-york';
import type { Tour } from 'shared/tour-settings';
import type { Arrival } from './arrival';

/** With fewer vacancies than this, visitors see their number. */
export const FEW_VACANCIES = 6;

const MINUTE_MS = 60 * 1000;

/** `closed`: no more bookings. */
export const DEPARTURE_STATES = ['open', 'closed', 'cancelled'] as const;
export type DepartureState = (typeof DEPARTURE_STATES)[number];

/** What a departure promises whoever books it. Only the guide's own change of it changes that. */
export interface PromisedTerms {
  /** `HH:MM` by New York's clocks. */
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

/** The terms alone, of whatever has them. */
export function termsOf(from: PromisedTerms): PromisedTerms {
  const { startTime, lengthMinutes, meetingPoint, cutoffMinutes, changeCutoffMinutes } = from;
  return { startTime, lengthMinutes, meetingPoint, cutoffMinutes, changeCutoffMinutes };
}

/** What the guide can set for one departure; what is missing is as the tour has it. */
export interface DepartureSettings extends Partial<PromisedTerms> {
  /** How many people it has room for; null for any number, whatever the tour has. */
  capacity?: number | null;
  state?: DepartureState;
  /** Why it was canceled, changed, or moved, for visitors to read. */
  reason?: string;
}

/** What the guide says to all who have booked a departure. */
export interface Announcement {
  /** May have line breaks. */
  text: string;
  at: Date;
}

/** A departure that somebody has booked, or that the guide has changed. */
export interface StoredDeparture extends DepartureKey, DepartureSettings {
  /** {@link departureId}. */
  _id: string;
  /** The tour's id. */
  tour: string;
  /** Whether somebody has ever booked it: then it has all that is {@link PromisedTerms}. */
  isPromised?: true;
  /** The date that its bookings were moved to. */
  movedTo?: string;
  /** The tour's start time that it stands for by now, where the guide has replaced its own. */
  standsFor?: string;
  /** How calendars know it, where that isn't its id: departures of earlier versions had other ids. */
  calendarUid?: string;
  /** Whether parties may wait in line for its places. */
  hasLine?: true;
  /** What the guide last said of where they are. */
  arrival?: Arrival;
  notice?: Announcement;
  /** When its bookings lost their owners. */
  anonymizedAt?: Date;
  /** How often the guide has changed it. */
  revision: number;
  /**
   * Rises with every party that is added and every change, so that two transactions conflict. Never more
   * parties come than this says.
   */
  version: number;
}

/** Who has booked a departure, walk-ins included. */
export interface BookedAt {
  people: number;
  parties: number;
}

export const NO_BOOKINGS: BookedAt = { people: 0, parties: 0 };

/** A departure as it takes place. */
export interface Departure extends DepartureKey, PromisedTerms {
  id: string;
  /** How calendars know it. */
  calendarUid: string;
  starts: Date;
  ends: Date;
  /** Until then it can be booked, once somebody has. */
  closes: Date;
  /** Until then it can be booked as long as nobody has; no later than {@link closes}. */
  firstCloses: Date;
  /** Until then its bookings can be changed and canceled. */
  changesClose: Date;
  capacity?: number;
  state: DepartureState;
  movedTo?: string;
  reason?: string;
  /** Whether parties may wait in line for its places. */
  hasLine?: true;
  /** What the guide last said of where they are, at whatever time. */
  arrival?: Arrival;
  notice?: Announcement;
  revision: number;
}

/** The OCTO standard's words for whether a departure can be booked. */
export const AVAILABILITIES = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** A departure, from the tour's settings and what is stored of it. */
export function departureOf(key: DepartureKey, tour: Tour, stored?: StoredDeparture): Departure {
  const { list, place, date, start } = key;
  const all = { ...tour, startTime: stored?.standsFor ?? start, ...stored };
  const { lengthMinutes, cutoffMinutes, firstBookingCutoffMinutes = 0, capacity } = all;
  const starts = newYorkInstant(date, all.startTime);
  const before = (minutes: number) => new Date(starts.getTime() - minutes * MINUTE_MS);
  const id = departureId(key);
  return {
    id,
    calendarUid: stored?.calendarUid ?? id,
    ...{ list, place, date, start },
    ...termsOf(all),
    starts,
    ends: new Date(starts.getTime() + lengthMinutes * MINUTE_MS),
    closes: before(cutoffMinutes),
    firstCloses: before(Math.max(cutoffMinutes, firstBookingCutoffMinutes)),
    changesClose: before(all.changeCutoffMinutes),
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
 * A tour's departures on a date, earliest first: the scheduled ones and those that are stored. On Sundays
 * nothing is scheduled unless the tour runs then; on its other days off its departures are closed.
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
    (start) => !isStored(start) && runsAt(tour, date, start),
  );
  return [
    ...scheduled.map((start) => departureOf({ list, place, date, start }, tour)),
    ...stored
      .filter((each) => each.isPromised ?? runsAt(tour, date, each.standsFor ?? each.start))
      .map((each) => departureOf(each, tour, each)),
  ].sort((one, other) => one.starts.getTime() - other.starts.getTime());
}

/** Whether a tour has a departure at a start time on a date, open or closed. */
export function runsAt(tour: Tour, date: string, start: string): boolean {
  const isOff = weekdayOf(date) === 'Sunday' && !tour.weekdays.includes('Sunday');
  return !isOff && tour.startTimes.includes(start);
}

/** Until when a departure can be booked, by whether anybody has booked it. */
export function closesFor({ closes, firstCloses }: Departure, isBooked: boolean): Date {
  return isBooked ? closes : firstCloses;
}

/** Whether a departure can be booked at an instant, if it has room. */
export function isOpen(departure: Departure, isBooked: boolean, now: Date): boolean {
  return departure.state === 'open' && now < closesFor(departure, isBooked);
}

/** Whether it matters to who books next that somebody has: only where the first must book earlier. */
export function hasEarlierFirstCutoff({ closes, firstCloses }: Departure): boolean {
  return firstCloses < closes;
}

/** How many more people it has room for; null for any number. */
export function vacanciesOf({ capacity }: Departure, booked: number): number | null {
  // Walk-ins may exceed the capacity, and the guide may have lowered it.
  return capacity === undefined ? null : Math.max(0, capacity - booked);
}

export function availabilityOf(
  departure: Departure,
  { vacancies, isBooked }: { vacancies: number | null; isBooked: boolean },
  now: Date,
): Availability {
  if (!isOpen(departure, isBooked, now)) return 'CLOSED';
  if (vacancies === 0) return 'SOLD_OUT';
  return vacancies !== null && vacancies < FEW_VACANCIES ? 'LIMITED' : 'AVAILABLE';
}
