/**
 * The days on which parades, closed streets, holidays, or clock changes affect walking tours in New York. Their dates
 * are computed for any year. Their hours and streets are as in recent years.
 */
import { distanceBetween, type Coordinates } from './coordinates.ts';
import { addDays, minuteOfDay, weekdayOf, type Weekday } from './new-york.ts';

/** For each special day, a function that returns its date in a year (`YYYY`). */
const DATES = {
  'new-years-day': (year: string) => `${year}-01-01`,
  'martin-luther-king-day': (year: string) => nthWeekday(3, 'Monday', `${year}-01`),
  'presidents-day': (year: string) => nthWeekday(3, 'Monday', `${year}-02`),
  'clocks-forward': (year: string) => nthWeekday(2, 'Sunday', `${year}-03`),
  // On Sundays, the parade moves to Saturday.
  'st-patricks-parade': (year: string) =>
    weekdayOf(`${year}-03-17`) === 'Sunday' ? `${year}-03-16` : `${year}-03-17`,
  'memorial-day': (year: string) => lastWeekdayUntil(`${year}-05-31`, 'Monday'),
  juneteenth: (year: string) => `${year}-06-19`,
  'pride-march': (year: string) => lastWeekdayUntil(`${year}-06-30`, 'Sunday'),
  'independence-day': (year: string) => `${year}-07-04`,
  'labor-day': (year: string) => nthWeekday(1, 'Monday', `${year}-09`),
  'september-11': (year: string) => `${year}-09-11`,
  'columbus-day': (year: string) => nthWeekday(2, 'Monday', `${year}-10`),
  marathon: (year: string) => nthWeekday(1, 'Sunday', `${year}-11`),
  'clocks-back': (year: string) => nthWeekday(1, 'Sunday', `${year}-11`),
  'veterans-day': (year: string) => `${year}-11-11`,
  thanksgiving: (year: string) => nthWeekday(4, 'Thursday', `${year}-11`),
  'macys-parade': (year: string) => nthWeekday(4, 'Thursday', `${year}-11`),
  christmas: (year: string) => `${year}-12-25`,
  'new-years-eve': (year: string) => `${year}-12-31`,
} as const satisfies Record<string, (year: string) => string>;

export type SpecialDayName = keyof typeof DATES;
export const SPECIAL_DAYS = Object.keys(DATES) as SpecialDayName[];

/** A route that is closed or crowded for part of a special day. It affects tours that stop near it at that time. */
interface Crowd {
  /** From and to, in minutes after midnight in New York. */
  minutes: [number, number];
  /** The corners at which the route turns. */
  route: [Coordinates, ...Coordinates[]];
  /** Tours that stop this close to the route can't be walked. */
  closedMeters?: number;
  /** Tours that stop this close to the route need detours. */
  detourMeters: number;
}

/** `closed`: the tour can't be walked. `detour`: it can be walked with detours. */
export type SpecialDayEffect = 'closed' | 'detour';

const coordinates = (latitude: number, longitude: number): Coordinates => ({ latitude, longitude });
const hoursToMinutes = (from: number, to: number): [number, number] => [from * 60, to * 60];

const MEMORIAL = coordinates(40.7115, -74.0134);

/** The crowds on each special day. Days without crowds are missing. */
const CROWDS = {
  'macys-parade': [
    {
      minutes: hoursToMinutes(7, 13),
      // From West 77th Street along Central Park West, Central Park South, and Sixth Avenue to Herald Square.
      route: [
        coordinates(40.7813, -73.974),
        coordinates(40.7685, -73.9819),
        coordinates(40.7659, -73.9763),
        coordinates(40.7496, -73.9879),
        coordinates(40.7506, -73.9905),
      ],
      closedMeters: 150,
      detourMeters: 400,
    },
  ],
  'new-years-eve': [
    {
      minutes: hoursToMinutes(15, 24),
      // Times Square, from 41st to 59th Street.
      route: [coordinates(40.7553, -73.9867), coordinates(40.7665, -73.9817)],
      closedMeters: 300,
      detourMeters: 700,
    },
  ],
  marathon: [
    {
      minutes: hoursToMinutes(8, 19),
      // From Fifth Avenue at 90th Street along Central Park South to the finish at West 67th Street.
      route: [
        coordinates(40.7838, -73.9588),
        coordinates(40.7645, -73.973),
        coordinates(40.7682, -73.9819),
        coordinates(40.772, -73.9785),
      ],
      closedMeters: 150,
      detourMeters: 400,
    },
  ],
  'st-patricks-parade': [
    {
      minutes: hoursToMinutes(11, 17),
      // Fifth Avenue, from 44th to 79th Street.
      route: [coordinates(40.7549, -73.98), coordinates(40.7766, -73.9638)],
      detourMeters: 150,
    },
  ],
  'pride-march': [
    {
      minutes: hoursToMinutes(11, 20),
      // From Fifth Avenue at 26th Street past Washington Square and along Christopher Street to Seventh Avenue.
      route: [
        coordinates(40.744, -73.9878),
        coordinates(40.7321, -73.996),
        coordinates(40.7337, -74.0022),
        coordinates(40.7396, -73.9998),
      ],
      detourMeters: 300,
    },
  ],
  'independence-day': [
    {
      minutes: hoursToMinutes(17, 23),
      // The river with the fireworks changes from year to year, so this covers both sides of Lower Manhattan.
      route: [
        coordinates(40.7134, -73.9767),
        coordinates(40.7058, -73.9965),
        coordinates(40.7015, -74.0145),
        coordinates(40.7127, -74.0166),
      ],
      detourMeters: 500,
    },
  ],
  'september-11': [
    // Until the afternoon, the memorial is open only to families. In the evening, crowds watch the Tribute in Light.
    { minutes: hoursToMinutes(7, 15), route: [MEMORIAL], closedMeters: 200, detourMeters: 500 },
    { minutes: hoursToMinutes(15, 24), route: [MEMORIAL], detourMeters: 300 },
  ],
} satisfies Partial<Record<SpecialDayName, Crowd[]>>;

/** A special day with crowds. */
export type CrowdedDay = keyof typeof CROWDS;
export const CROWDED_DAYS = Object.keys(CROWDS) as CrowdedDay[];

const cache = new Map<string, readonly SpecialDayName[]>();
/** More dates than the guide can plan. */
const MAX_CACHED_DATES = 2000;

/** Returns the special days on a date, in the order of {@link SPECIAL_DAYS}. */
export function specialDaysOn(date: string): readonly SpecialDayName[] {
  const cached = cache.get(date);
  if (cached) return cached;
  const days = SPECIAL_DAYS.filter((name) => DATES[name](date.slice(0, 4)) === date);
  if (cache.size >= MAX_CACHED_DATES) cache.clear();
  cache.set(date, days);
  return days;
}

/**
 * Returns how a special day affects a tour on that date; undefined if it doesn't.
 *
 * @param startTime when the tour starts, `HH:MM`
 * @param stops the coordinates of the tour's stops
 */
export function specialDayEffect(
  name: SpecialDayName,
  startTime: string,
  lengthMinutes: number,
  stops: readonly Coordinates[],
): SpecialDayEffect | undefined {
  const start = minuteOfDay(startTime);
  const crowds: Partial<Record<SpecialDayName, Crowd[]>> = CROWDS;
  const effects = (crowds[name] ?? [])
    .filter(({ minutes: [from, to] }) => start < to && start + lengthMinutes > from)
    .map(({ route, closedMeters = -1, detourMeters }) => {
      const meters = Math.min(...stops.map((stop) => metersToRoute(stop, route)));
      if (meters <= closedMeters) return 'closed';
      return meters <= detourMeters ? 'detour' : undefined;
    });
  return effects.find((effect) => effect === 'closed') ?? effects.find(Boolean);
}

/**
 * Returns the date of the nth occurrence of a weekday in a month.
 *
 * @param n counted from 1
 * @param month `YYYY-MM`
 */
function nthWeekday(n: number, weekday: Weekday, month: string): string {
  return addDays(lastWeekdayUntil(`${month}-07`, weekday), 7 * (n - 1));
}

/** Returns the last date with a weekday, up to and including a date. */
function lastWeekdayUntil(date: string, weekday: Weekday): string {
  return weekdayOf(date) === weekday ? date : lastWeekdayUntil(addDays(date, -1), weekday);
}

function metersToRoute(point: Coordinates, [firstCorner, ...otherCorners]: Crowd['route']): number {
  let previousCorner = firstCorner;
  let meters = distanceBetween(point, firstCorner);
  for (const corner of otherCorners) {
    const nearest = nearestOnStreet(previousCorner, corner, point);
    meters = Math.min(meters, distanceBetween(point, nearest));
    previousCorner = corner;
  }
  return meters;
}

/** Returns the nearest point on a straight street. Within a city, it is accurate enough to treat the earth as flat. */
function nearestOnStreet(from: Coordinates, to: Coordinates, point: Coordinates): Coordinates {
  /** The length of a degree of longitude, in degrees of latitude. */
  const longitudeScale = Math.cos((from.latitude * Math.PI) / 180);
  const east = (to.longitude - from.longitude) * longitudeScale;
  const north = to.latitude - from.latitude;
  const pointEast = (point.longitude - from.longitude) * longitudeScale;
  const pointNorth = point.latitude - from.latitude;
  const projection = (pointEast * east + pointNorth * north) / (east ** 2 + north ** 2);
  const share = Math.min(1, Math.max(0, projection));
  return coordinates(
    from.latitude + share * north,
    from.longitude + share * (to.longitude - from.longitude),
  );
}
