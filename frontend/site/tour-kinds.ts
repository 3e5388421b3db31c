import { dayPlaceValues, nightPlaceValues } from '../api/schema';
import { content } from './content/site';

/** The two lists, as the API calls them. */
export type ListName = 'day' | 'night';

/** What differs between the two lists. */
export interface TourKind {
  list: ListName;
  /** The page's address. */
  path: string;
  title: string;
  words: { title: string; text: string; action: string };
  places: readonly string[];
  calls: {
    list: string;
    create: string;
    update: string;
    remove: string;
    restore: string;
    calendar: string;
  };
  /** What the modal says after a booking was created. */
  created: string;
  /** Whose face the page has: the visitor's choice, or always the night's. */
  hour: 'visitors' | 'night';
}

export const dayTours: TourKind = {
  list: 'day',
  path: '/serviceone',
  title: 'Day services',
  words: content.day,
  places: dayPlaceValues,
  calls: {
    list: '/all',
    create: '/new',
    update: '/editour',
    remove: '/deletetour',
    restore: '/restoretour',
    calendar: '/calendar',
  },
  created: 'The tour has been created ✅',
  hour: 'visitors',
};

export const nightTours: TourKind = {
  list: 'night',
  path: '/servicetwo',
  title: 'Night services',
  words: content.night,
  places: nightPlaceValues,
  calls: {
    list: '/allTwo',
    create: '/newTwo',
    update: '/editourTwo',
    remove: '/deletetourTwo',
    restore: '/restoretourTwo',
    calendar: '/calendarTwo',
  },
  created: 'The record has been created ✅',
  hour: 'night',
};
