import type { Weekday } from './new-york.ts';
import { slugOf } from './slug.ts';
import { DAYS, DAYS_AHEAD, LISTS, PLACES, type ListName } from './tours.ts';
import type { DAY_PLACES, NIGHT_PLACES } from './tours.ts';

/** A tour: a place by day or by night. */
export interface TourKey {
  list: ListName;
  place: string;
}

/** The guide's settings for all departures of a tour. */
export interface TourSettings {
  /** When it starts, `HH:MM` by New York's clocks, earliest first. At least one. */
  startTimes: string[];
  lengthMinutes: number;
  meetingPoint: string;
  /** The largest number of people at a departure; unlimited if missing. */
  capacity?: number;
  /** The largest party of a booking; the general limit if missing. */
  maxPartySize?: number;
  /** How many people a departure needs to take place. Visitors see the number; nothing is canceled automatically. */
  minPeople?: number;
  /** How many minutes before the start booking closes. */
  cutoffMinutes: number;
  /** The same for a departure's first booking, and no less; no different if missing. */
  firstBookingCutoffMinutes?: number;
  /** How many minutes before the start bookings can no longer be changed or canceled. */
  changeCutoffMinutes: number;
  /** The weekdays it runs on. */
  weekdays: Weekday[];
  /** How many days ahead it can be booked. */
  daysAhead: number;
}

/** A tour as it is offered. */
export interface Tour extends TourKey, TourSettings {
  /** {@link tourId}. */
  id: string;
  /** How many times the guide has changed the tour's settings, content, or visibility. */
  revision: number;
  /** Whether it can't be booked anymore; existing bookings stay. */
  isHidden: boolean;
}

const STARTS = {
  day: { startTimes: ['10:00'], lengthMinutes: 150 },
  night: { startTimes: ['19:30'], lengthMinutes: 120 },
};

/** Two hours: time for the guide to see who is coming. */
const CUTOFF_MINUTES = 120;

/** The first tours' meeting points, until the guide changes them. */
const MEETING_POINTS: {
  day: Record<(typeof DAY_PLACES)[number], string>;
  night: Record<(typeof NIGHT_PLACES)[number], string>;
} = {
  day: {
    'Central Park': 'Columbus Circle, at the Maine Monument',
    'Empire State Building': 'Fifth Avenue at West 34th Street, at the main entrance',
    'Rockefeller Center': 'Channel Gardens, at Fifth Avenue between 49th and 50th Streets',
    'Brooklyn Bridge': 'City Hall Park, at the start of the bridge’s walkway',
    'Walk around Wall Street': 'Broadway at Wall Street, in front of Trinity Church',
    'Walk through LES': 'Essex Street at Delancey Street, in front of Essex Market',
    'SOHO AND VILLAGES': 'Washington Square Park, under the arch',
    'Statue of Liberty': 'Battery Park, in front of Castle Clinton',
  },
  night: {
    'Yankee Stadium': 'East 161st Street at River Avenue, in front of Gate 6',
    'Empire State Building': 'Fifth Avenue at West 34th Street, at the main entrance',
    'Times Square': 'Duffy Square, at the foot of the red steps',
    'Statue of Liberty': 'Whitehall Terminal, in front of the Staten Island Ferry entrance',
    'Rockefeller Center': 'Channel Gardens, at Fifth Avenue between 49th and 50th Streets',
    'Grand Station': 'Grand Central Terminal, at the clock in the main concourse',
    'One World Trade Center': 'Fulton Street at Greenwich Street, in front of the Oculus',
  },
};

/** Returns a tour's id, as used in URLs and the database: `day.central-park`. */
export function tourId({ list, place }: TourKey): string {
  return `${list}.${slugOf(inLetters(place))}`;
}

/** Returns a name without accents, and without leading or trailing characters other than letters and digits. */
export function inLetters(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/gi, '');
}

/** Returns the list of a tour's id or a departure's. */
export function listOfId(id: string): ListName {
  return id.startsWith('day.') ? 'day' : 'night';
}

/** The tours of a new site, in order. */
export const TOURS: readonly (TourKey & { id: string })[] = LISTS.flatMap((list) =>
  PLACES[list].map((place) => ({ id: tourId({ list, place }), list, place })),
);

/** Returns a new tour's settings. */
export function defaultSettings({ list, place }: TourKey): TourSettings {
  const points: Record<string, string> = MEETING_POINTS[list];
  return {
    ...STARTS[list],
    meetingPoint: points[place] ?? place,
    cutoffMinutes: CUTOFF_MINUTES,
    changeCutoffMinutes: CUTOFF_MINUTES,
    weekdays: [...DAYS],
    daysAhead: DAYS_AHEAD,
  };
}
