import type { Coordinates } from './coordinates.ts';
import type { Weekday } from './new-york.ts';
import type { Price } from './price.ts';
import { slugOf } from './slug.ts';
import { DAYS, DAYS_AHEAD, LISTS, PLACES, type ListName } from './tours.ts';
import type { DAY_PLACES, NIGHT_PLACES } from './tours.ts';

/** The fields that identify a tour: a place by day or by night. */
export interface TourKey {
  list: ListName;
  place: string;
}

/** When a tour runs, and for how many people. */
export interface Schedule {
  /** The start times in New York, `HH:MM`, earliest first. There is at least one. */
  startTimes: string[];
  /** The weekdays with departures. */
  weekdays: Weekday[];
  /** The maximum number of people at a departure; unlimited if missing or null. */
  capacity?: number | null;
}

/** A range of dates on which a tour has a different schedule. */
export interface Season extends Schedule {
  /** Visitors see the name: "Summer evenings". */
  name: string;
  /** The first date. */
  from: string;
  /** The last date. */
  to: string;
  capacity: number | null;
}

/** The guide's settings for all departures of a tour. */
export interface TourSettings extends Schedule {
  lengthMinutes: number;
  meetingPoint: string;
  capacity?: number;
  /** The maximum number of people in a booking; `MAX_PEOPLE` if missing. */
  maxPartySize?: number;
  /** The minimum number of people for a departure to take place. Shown to visitors; nothing is canceled automatically. */
  minPeople?: number;
  /** Booking closes this many minutes before the start. */
  cutoffMinutes: number;
  /** The cutoff for a departure's first booking: at least `cutoffMinutes`, which applies if this is missing. */
  firstBookingCutoffMinutes?: number;
  /** Bookings can be changed and canceled until this many minutes before the start. */
  changeCutoffMinutes: number;
  /** Ranges of dates with their own schedules, without overlaps, earliest first. Missing if there are none. */
  seasons?: Season[];
  /** The tour can be booked at most this many days ahead. */
  daysAhead: number;
}

/** A tour with its settings. */
export interface Tour extends TourKey, TourSettings {
  /** Made by {@link tourId}. */
  id: string;
  /** The number of times that the guide has changed the tour's settings, content, or visibility. */
  revision: number;
  /** If true, visitors can't see or book the tour. Existing bookings stay. */
  isHidden: boolean;
  /** The coordinates of the stops, in order. Omits stops without coordinates. */
  stops: Coordinates[];
  /** The price of new bookings. Missing if the guide hasn't entered one. */
  price?: Price;
}

/** The maximum length of a tour. */
export const MAX_LENGTH_MINUTES = 720;

/** The default start times and lengths. */
const DEFAULT_TIMES = {
  day: { startTimes: ['10:00'], lengthMinutes: 150 },
  night: { startTimes: ['19:30'], lengthMinutes: 120 },
};

/** The default cutoff, after which the guide knows who is coming. */
const DEFAULT_CUTOFF_MINUTES = 120;

/** The meeting points of a new site's tours, which the guide can change. */
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

/** Returns the schedule on a date: the season's if the date is in a season, otherwise the tour's usual one. */
export function scheduleOn<Usual extends Schedule>(
  tour: Usual & { seasons?: readonly Season[] },
  date: string,
): Usual | Season {
  return tour.seasons?.find(({ from, to }) => from <= date && date <= to) ?? tour;
}

/** Returns a tour's id for URLs and the database: `day.central-park`. */
export function tourId({ list, place }: TourKey): string {
  return `${list}.${slugOf(normalizeName(place))}`;
}

/** Removes a name's accents, and all characters before its first and after its last ASCII letter or digit. */
export function normalizeName(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/^[^a-z0-9]+|[^a-z0-9]+$/gi, '');
}

/** Returns the list in the id of a tour or a departure. */
export function listOfId(id: string): ListName {
  return id.startsWith('day.') ? 'day' : 'night';
}

/** The tours of a new site, in the order in which they are shown. */
export const TOURS: readonly (TourKey & { id: string })[] = LISTS.flatMap((list) =>
  PLACES[list].map((place) => ({ id: tourId({ list, place }), list, place })),
);

/** Returns the settings of a new tour. */
export function defaultSettings({ list, place }: TourKey): TourSettings {
  const meetingPoints: Record<string, string> = MEETING_POINTS[list];
  return {
    ...DEFAULT_TIMES[list],
    meetingPoint: meetingPoints[place] ?? place,
    cutoffMinutes: DEFAULT_CUTOFF_MINUTES,
    changeCutoffMinutes: DEFAULT_CUTOFF_MINUTES,
    weekdays: [...DAYS],
    daysAhead: DAYS_AHEAD,
  };
}
