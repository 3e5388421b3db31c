import type { Tour } from 'shared/tour-settings';
import { LISTS } from 'shared/tours';
import { without } from '../without';
import type { TourContent } from './tour-content';

/** A tour as the database has it: the one source of what is offered. */
export interface StoredTour extends Omit<Tour, 'id'>, TourContent {
  /** {@link Tour.id}. */
  _id: string;
  /** Where it stands among the tours of its list, the least first. */
  position: number;
  /** Rises when a booking that goes by the settings is the first of its departure. */
  seen?: number;
}

/** What bookings and departures go by. */
export type TourTerms = Omit<StoredTour, keyof TourContent>;

/** Finds that alone: the texts are much longer. */
export const TERMS = {
  list: 1,
  place: 1,
  position: 1,
  isHidden: 1,
  revision: 1,
  startTimes: 1,
  lengthMinutes: 1,
  meetingPoint: 1,
  capacity: 1,
  maxPartySize: 1,
  minPeople: 1,
  cutoffMinutes: 1,
  firstBookingCutoffMinutes: 1,
  changeCutoffMinutes: 1,
  weekdays: 1,
  daysAhead: 1,
} as const satisfies Partial<Record<keyof TourTerms, 1>>;

/** What lists of tours say of one, beside that. */
export const SUMMARY = {
  title: 1,
  shortDescription: 1,
  durationMinutesFrom: 1,
  languages: 1,
  price: 1,
} as const satisfies Partial<Record<keyof TourContent, 1>>;

export type TourSummaryTexts = TourTerms & Pick<TourContent, keyof typeof SUMMARY>;

/** Those of day first, each list as the guide has ordered it. */
export function inOrder<Some extends TourTerms>(tours: Some[]): Some[] {
  return tours.sort(
    (one, other) =>
      LISTS.indexOf(one.list) - LISTS.indexOf(other.list) ||
      one.position - other.position ||
      one._id.localeCompare(other._id),
  );
}

/** What bookings and departures go by, of a stored tour. */
export function tourOf({ _id, ...stored }: TourTerms): Tour {
  return { id: _id, ...without(stored, 'position', 'seen') };
}
