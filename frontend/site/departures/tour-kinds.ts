import { PLACES } from 'shared/tours';

/** The names of the two lists of tours in the API. */
export type ListName = 'day' | 'night';

/** The differences between day tours and night tours. */
export interface TourKind {
  list: ListName;
  /** The page's path. */
  path: string;
  /** The places on a new site; {@link useOfferedTours} loads the currently offered places. */
  places: readonly string[];
  /** The page's color scheme: the visitor's choice, or always dark. */
  timeOfDay: 'auto' | 'night';
}

export const dayTours: TourKind = {
  list: 'day',
  path: '/serviceone',
  places: PLACES.day,
  timeOfDay: 'auto',
};

export const nightTours: TourKind = {
  list: 'night',
  path: '/servicetwo',
  places: PLACES.night,
  timeOfDay: 'night',
};
