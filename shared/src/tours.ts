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

/** The places on each list of a new site. */
export const PLACES = { day: DAY_PLACES, night: NIGHT_PLACES } as const;

export type ListName = keyof typeof PLACES;

export const LISTS = Object.keys(PLACES) as ListName[];

/** The maximum length of a place's name, in characters. */
export const MAX_PLACE_LENGTH = 60;

/** The limits for the number of people in a booking. */
export const MIN_PEOPLE = 1;
export const MAX_PEOPLE = 100;

/** The default weekdays of a tour. The guide can add Sunday. */
export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** By default, a tour can be booked at most this many days ahead. */
export const DAYS_AHEAD = 90;
