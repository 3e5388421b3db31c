/** The two lists of tours, with their pages' texts and API paths. */
export const lists = [
  {
    id: 'day',
    title: 'Day services',
    menuItem: 'DAY SERVICES',
    path: '/serviceone',
    created: 'The tour has been created ✅',
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
    endpoints: {
      getAll: '/api/all',
      create: '/api/new',
      update: '/api/editour',
      remove: '/api/deletetour',
      restore: '/api/restoretour',
      calendar: '/api/calendar',
    },
  },
  {
    id: 'night',
    title: 'Night services',
    menuItem: 'NIGHT SERVICES',
    path: '/servicetwo',
    created: 'The record has been created ✅',
    places: [
      'Yankee Stadium',
      'Empire State Building',
      'Times Square',
      'Statue of Liberty',
      'Rockefeller Center',
      'Grand Station',
      'One World Trade Center',
    ],
    endpoints: {
      getAll: '/api/allTwo',
      create: '/api/newTwo',
      update: '/api/editourTwo',
      remove: '/api/deletetourTwo',
      restore: '/api/restoretourTwo',
      calendar: '/api/calendarTwo',
    },
  },
] as const;

export type List = (typeof lists)[number];

export const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/**
 * Returns each weekday's next date after the instant's date in New York, like "Monday, Nov 23".
 */
export function formatNextDays(instant = new Date()): string[] {
  return DAYS.map((day) => formatNextDay(day, 0, instant));
}

/** Formats the next date of a weekday, plus a number of weeks, like "Nov 23". */
export function formatNextDate(day: (typeof DAYS)[number], weeksLater = 0): string {
  return formatNextDay(day, weeksLater).replace(`${day}, `, '');
}

/** Formats the next date of a weekday, plus a number of weeks, like "Monday, Nov 23". */
export function formatNextDay(
  day: (typeof DAYS)[number],
  weeksLater = 0,
  instant = new Date(),
): string {
  const today = instant.toLocaleDateString('en-CA', { timeZone: 'America/New_York' });
  const date = new Date(`${today}T12:00:00Z`);
  do date.setUTCDate(date.getUTCDate() + 1);
  while (inNewYork(date, { weekday: 'long' }) !== day);
  date.setUTCDate(date.getUTCDate() + 7 * weeksLater);
  return inNewYork(date, { weekday: 'long', month: 'short', day: 'numeric' });
}

function inNewYork(date: Date, format: Intl.DateTimeFormatOptions): string {
  return date.toLocaleDateString('en-US', { ...format, timeZone: 'America/New_York' });
}
