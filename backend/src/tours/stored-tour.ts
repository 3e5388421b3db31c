import type { Tour } from 'shared/tour-settings';
import { LISTS } from 'shared/tours';
import { without } from '../without';
import type { TourContent } from './tour-content';

/** The fields of a {@link Tour} that are taken from its content. */
type ContentField = 'stops' | 'price';

/** A stored tour: the single source of truth for its settings and content. */
export interface StoredTour extends Omit<Tour, 'id' | ContentField>, TourContent {
  /** The same as {@link Tour.id}. */
  _id: string;
  /** Orders the tours of a list: the lowest position comes first. */
  position: number;
  /**
   * Incremented by the first booking at each departure, so that the booking's transaction conflicts with concurrent
   * changes to the settings.
   */
  seen?: number;
}

/** The fields that bookings and departures depend on. */
export type StoredTourSettings = Omit<StoredTour, keyof TourContent> &
  Partial<Pick<Tour, ContentField>>;

/** The MongoDB projection for {@link StoredTourSettings}. It omits the content, which is much longer. */
export const SETTINGS_PROJECTION = {
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
  seasons: 1,
  daysAhead: 1,
  stops: '$locations.place',
  price: 1,
} as const satisfies Record<keyof Omit<StoredTourSettings, '_id' | 'seen'>, 1 | string>;

/** The MongoDB projection for the content in a tour's summary. */
export const SUMMARY_PROJECTION = {
  title: 1,
  shortDescription: 1,
  durationMinutesFrom: 1,
  languages: 1,
  access: 1,
  price: 1,
} as const satisfies Partial<Record<keyof TourContent, 1>>;

/** A tour's settings, and the content in its summary. */
export type TourWithSummary = StoredTourSettings &
  Pick<TourContent, keyof typeof SUMMARY_PROJECTION>;

/** Sorts tours in place: day tours first, in the guide's order. */
export function sortTours<T extends StoredTourSettings>(tours: T[]): T[] {
  return tours.sort(
    (a, b) =>
      LISTS.indexOf(a.list) - LISTS.indexOf(b.list) ||
      a.position - b.position ||
      a._id.localeCompare(b._id),
  );
}

/** Converts a stored tour to the settings that bookings and departures use. */
export function tourOf({ _id, stops = [], ...stored }: StoredTourSettings): Tour {
  return { id: _id, stops, ...without(stored, 'position', 'seen') };
}
