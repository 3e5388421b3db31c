/** The lists, the places that they begin with, the weekdays, and the size of a party. */

export const DAY_PLACES = [
  'Central Park',
  'Empire State Building',
  'Rockefeller Center',
  'Brooklyn Bridge',
  'Walk around Wall Street',
  'Walk through LES',
  'SOHO AND VILLAGES',
  'Statue of Liberty',
] as const;

export const NIGHT_PLACES = [
  'Yankee Stadium',
  'Empire State Building',
  'Times Square',
  'Statue of Liberty',
  'Rockefeller Center',
  'Grand Station',
  'One World Trade Center',
] as const;

/** The lists of bookings, each with the places of a new site. */
export const PLACES = { day: DAY_PLACES, night: NIGHT_PLACES } as const;

export type ListName = keyof typeof PLACES;

export const LISTS = Object.keys(PLACES) as ListName[];

/** How long the name of a place may be, in characters. */
export const MAX_PLACE = 60;

export const MIN_PEOPLE = 1;
export const MAX_PEOPLE = 100;

/** The weekdays on which tours run unless the guide adds Sunday. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** How many days ahead a tour can be booked unless the guide says otherwise. */
export const DAYS_AHEAD = 90;
