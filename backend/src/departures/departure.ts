import { newYorkInstant, weekdayOf, type Day } from '../tours/calendar';
import type { DepartureKey } from './departure-id';

/** Fewer places than this are told by their number. */
export const FEW_PLACES = 6;

const MINUTE_MS = 60 * 1000;

/** What the guide sets for all departures of a place. */
export interface PlaceSettings {
  /** `HH:MM` by New York's clocks. */
  startTime: string;
  lengthMinutes: number;
  meetingPoint: string;
  /** How many people may come; any number where it is missing. */
  capacity?: number;
  /** How many minutes before the start bookings, changes and cancellations close. */
  cutoffMinutes: number;
  /** On which weekdays there are departures. */
  weekdays: Day[];
}

/** `closed`: nothing more can be booked. */
export const DEPARTURE_STATES = ['open', 'closed', 'cancelled'] as const;
export type DepartureState = (typeof DEPARTURE_STATES)[number];

/** What the guide set for one departure alone; the place's settings hold for what is missing. */
export interface DepartureOverride extends Partial<Omit<PlaceSettings, 'weekdays' | 'capacity'>> {
  /** How many people may come; null for any number, whatever the place has. */
  capacity?: number | null;
  state?: DepartureState;
  /** To which date its bookings were moved, and are still moved if any come. */
  movedTo?: string;
  /** Why it was cancelled, changed or moved, for visitors to read. */
  reason?: string;
  /** How often the guide changed it. */
  revision?: number;
}

/** A departure as it takes place. */
export interface Departure extends DepartureKey {
  startTime: string;
  starts: Date;
  ends: Date;
  /** Until then it can be booked, and bookings be changed and cancelled. */
  closes: Date;
  meetingPoint: string;
  capacity?: number;
  state: DepartureState;
  movedTo?: string;
  reason?: string;
  revision: number;
}

/** The OCTO standard's words for whether a departure can be booked. */
export const AVAILABILITIES = ['AVAILABLE', 'LIMITED', 'SOLD_OUT', 'CLOSED'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** What follows from a place's settings and what was set for the date. */
export function departureOf(
  key: DepartureKey,
  settings: PlaceSettings,
  override: DepartureOverride = {},
): Departure {
  const { startTime, lengthMinutes, meetingPoint, capacity, cutoffMinutes } = {
    ...settings,
    ...override,
  };
  const starts = newYorkInstant(key.date, startTime);
  const offered = (settings.weekdays as string[]).includes(weekdayOf(key.date));
  return {
    ...key,
    startTime,
    starts,
    ends: new Date(starts.getTime() + lengthMinutes * MINUTE_MS),
    closes: new Date(starts.getTime() - cutoffMinutes * MINUTE_MS),
    meetingPoint,
    ...(capacity != null && { capacity }),
    state: override.state ?? (offered ? 'open' : 'closed'),
    ...(override.movedTo !== undefined && { movedTo: override.movedTo }),
    ...(override.reason !== undefined && { reason: override.reason }),
    revision: override.revision ?? 0,
  };
}

/** Whether a departure can be booked at an instant, if it has room. */
export function isOpen({ state, closes }: Departure, now: Date): boolean {
  return state === 'open' && now < closes;
}

/** How many more people it has room for; null for any number. */
export function vacanciesOf({ capacity }: Departure, taken: number): number | null {
  // The guide may have lowered the capacity below what was taken.
  return capacity === undefined ? null : Math.max(0, capacity - taken);
}

export function availabilityOf(
  departure: Departure,
  vacancies: number | null,
  now: Date,
): Availability {
  if (!isOpen(departure, now)) return 'CLOSED';
  if (vacancies === 0) return 'SOLD_OUT';
  return vacancies !== null && vacancies < FEW_PLACES ? 'LIMITED' : 'AVAILABLE';
}
