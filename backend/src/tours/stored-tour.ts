import type { Tour } from 'shared/tour-settings';
import { LISTS } from 'shared/tours';
import { without } from '../without';
import type { TourContent } from './tour-content';

/** A tour as it is stored, which is the only source of what is offered. */
export interface StoredTour extends Omit<Tour, 'id'>, TourContent {
  /** {@link Tour.id}. */
  _id: string;
  /** The tour's rank in its list, lowest first. */
  position: number;
  /** Incremented by the first booking of a departure, so that it conflicts with a change of the settings. */
  seen?: number;
}

/** The fields that bookings and departures depend on. */
export type TourTerms = Omit<StoredTour, keyof TourContent>;

/** The projection of {@link TourTerms}, without the content, which is much longer. */
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
} as const satisfies Record<keyof Omit<TourTerms, '_id' | 'seen'>, 1>;

/** The projection of the content that lists of tours show. */
export const SUMMARY = {
  title: 1,
  shortDescription: 1,
  durationMinutesFrom: 1,
  languages: 1,
  price: 1,
} as const satisfies Partial<Record<keyof TourContent, 1>>;

export type TourSummaryTexts = TourTerms & Pick<TourContent, keyof typeof SUMMARY>;

/** Sorts tours by list, day first, and then in the guide's order. */
export function inOrder<Some extends TourTerms>(tours: Some[]): Some[] {
  return tours.sort(
    (one, other) =>
      LISTS.indexOf(one.list) - LISTS.indexOf(other.list) ||
      one.position - other.position ||
      one._id.localeCompare(other._id),
  );
}

/** Returns a stored tour's settings, as bookings and departures use them. */
export function tourOf({ _id, ...stored }: TourTerms): Tour {
  return { id: _id, ...without(stored, 'position', 'seen') };
}
