/** The two lists of bookings, with their API paths and places. */

export interface List {
  name: string;
  /** The list's prefix in departure ids. */
  id: 'day' | 'night';
  all: string;
  create: string;
  update: string;
  remove: string;
  restore: string;
  calendar: string;
  places: string[];
  collection: string;
}

export const DAY_LIST: List = {
  name: 'day tours',
  id: 'day',
  all: '/api/all',
  create: '/api/new',
  update: '/api/editour',
  remove: '/api/deletetour',
  restore: '/api/restoretour',
  calendar: '/api/calendar',
  places: [
    'Central Park',
    'Empire State Building',
    'Rockefeller Center',
    'Brooklyn Bridge',
    'Walk around Wall Street',
    'Walk through LES',
    'SOHO AND VILLAGES',
    'Statue of Liberty',
  ],
  collection: 'day_tours',
};

export const NIGHT_LIST: List = {
  name: 'night tours',
  id: 'night',
  all: '/api/allTwo',
  create: '/api/newTwo',
  update: '/api/editourTwo',
  remove: '/api/deletetourTwo',
  restore: '/api/restoretourTwo',
  calendar: '/api/calendarTwo',
  places: [
    'Yankee Stadium',
    'Empire State Building',
    'Times Square',
    'Statue of Liberty',
    'Rockefeller Center',
    'Grand Station',
    'One World Trade Center',
  ],
  collection: 'night_tours',
};

export const LISTS = [DAY_LIST, NIGHT_LIST];

/** Returns the other of the two lists. */
export function otherList(list: List): List {
  return list === DAY_LIST ? NIGHT_LIST : DAY_LIST;
}

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** A valid id that no booking has. */
export const UNKNOWN_ID = '0123456789abcdef01234567';
