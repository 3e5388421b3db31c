import { dayPlaceValues, nightPlaceValues } from '../api/schema';

/** What differs between the two lists, save the words about them in content.ts. */
export interface TourKind {
  title: string;
  places: readonly string[];
  paths: { list: string; create: string; update: string; remove: string; restore: string };
  /** What the modal says after a booking was created. */
  created: string;
}

export const dayTours: TourKind = {
  title: 'Day services',
  places: dayPlaceValues,
  paths: {
    list: '/all',
    create: '/new',
    update: '/editour',
    remove: '/deletetour',
    restore: '/restoretour',
  },
  created: 'The tour has been created ✅',
};

export const nightTours: TourKind = {
  title: 'Night services',
  places: nightPlaceValues,
  paths: {
    list: '/allTwo',
    create: '/newTwo',
    update: '/editourTwo',
    remove: '/deletetourTwo',
    restore: '/restoretourTwo',
  },
  created: 'The record has been created ✅',
};
