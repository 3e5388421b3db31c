import { distanceBetween, type Coordinates } from 'shared/coordinates';
import { addDays } from 'shared/new-york';

/** The time and the route of a departure. */
export interface TimedRoute {
  startsAt: Date;
  endsAt: Date;
  /** The coordinates of the stops, in order. Omits stops without coordinates. */
  stops: readonly Coordinates[];
}

const MINUTE_MS = 60 * 1000;
/** The spare time that a guide needs between two tours, in addition to the trip. */
const MARGIN_MINUTES = 15;
/** The longest time that a guide needs between two tours, however far apart they are. */
export const MAX_GAP_MINUTES = 180;
/** A walk is this many times as long as the straight line. */
const DETOUR_FACTOR = 1.3;
const WALKING_MINUTES_PER_KM = (60 / 4.5) * DETOUR_FACTOR;
/** How long it takes to get to the platform, wait for a train, and get back to the street. */
const SUBWAY_ACCESS_MINUTES = 12;
const SUBWAY_MINUTES_PER_KM = 3;
/**
 * The assumed length of a trip between stops without coordinates. Long enough to get from Midtown to Brooklyn, for
 * example.
 */
const UNKNOWN_TRIP_MINUTES = 30;
/** The maximum number of attempts in a search for guides, so that it never takes long. A few guides need far fewer. */
const MAX_ATTEMPTS = 2000;

/** Returns how many minutes it takes to get from a tour's end to the next tour's start, on foot or by subway. */
export function minutesBetween(lastStop?: Coordinates, firstStop?: Coordinates): number {
  if (!lastStop || !firstStop) return UNKNOWN_TRIP_MINUTES;
  const km = distanceBetween(lastStop, firstStop) / 1000;
  return Math.ceil(
    Math.min(km * WALKING_MINUTES_PER_KM, SUBWAY_ACCESS_MINUTES + km * SUBWAY_MINUTES_PER_KM),
  );
}

/** Whether one guide can't lead both departures, because the later one starts before the guide could get there. */
export function departuresClash(one: TimedRoute, other: TimedRoute): boolean {
  return !canFollow(one, other) && !canFollow(other, one);
}

/** Extends a range of dates by the day before and the day after, because departures can clash across midnight. */
export function includeAdjacentDays(from: string, to: string): [from: string, to: string] {
  // Outside the years 0000 to 9999, addDays returns an empty string.
  return [addDays(from, -1) || from, addDays(to, 1) || to];
}

function canFollow(before: TimedRoute, after: TimedRoute): boolean {
  const gapMinutes = (after.startsAt.getTime() - before.endsAt.getTime()) / MINUTE_MS;
  // Compares the times first, because most departures are so far apart in time that the distance needn't be computed.
  if (gapMinutes < MARGIN_MINUTES) return false;
  if (gapMinutes >= MAX_GAP_MINUTES) return true;
  return gapMinutes >= minutesBetween(before.stops.at(-1), after.stops[0]) + MARGIN_MINUTES;
}

/**
 * Whether a guide is free to lead a departure.
 *
 * @param others the other departures that need a guide
 * @param guideCount how many tours can be led at once
 */
export function hasFreeGuide(
  departure: TimedRoute,
  others: readonly TimedRoute[],
  guideCount: number,
): boolean {
  const clashing = others.filter((other) => departuresClash(departure, other));
  return clashing.length < guideCount || countGuides(clashing) < guideCount;
}

/**
 * Returns how many guides the departures need. By Dilworth's theorem, this is the size of the largest set in which any
 * two departures clash, because a guide who can go from A to B and from B to C can also go from A to C. For each
 * departure whose guide can lead another one afterward, one guide fewer is needed.
 */
export function countGuides(departures: readonly TimedRoute[]): number {
  const followers = departures.map((before) =>
    departures.flatMap((after, index) => (canFollow(before, after) ? [index] : [])),
  );
  /** Maps a departure's index to the index of the departure that the same guide leads before it. */
  const predecessors = new Map<number, number>();
  /**
   * Finds a departure that the guide of `before` can lead next, and returns whether there is one. If necessary, gives
   * other departures a different guide.
   */
  const assignFollower = (before: number, tried: Set<number>): boolean =>
    (followers[before] ?? []).some((after) => {
      if (tried.has(after)) return false;
      tried.add(after);
      const predecessor = predecessors.get(after);
      if (predecessor !== undefined && !assignFollower(predecessor, tried)) return false;
      predecessors.set(after, before);
      return true;
    });
  const withFollower = departures.filter((_, index) => assignFollower(index, new Set()));
  return departures.length - withFollower.length;
}

/** A departure with the guides who could lead it. */
interface Assignable extends TimedRoute {
  /** The guides' ids. */
  guides: readonly string[];
}

/** Returns whether each departure can get one of its guides without any guide leading two departures that clash. */
export function canAssign(departures: readonly Assignable[]): boolean {
  const allGuides = new Set(departures.flatMap(({ guides }) => guides));
  // If there are too few guides, this check is usually faster than trying all assignments.
  if (countGuides(departures) > allGuides.size) return false;
  let remainingAttempts = MAX_ATTEMPTS;
  const assign = (
    [next, ...rest]: Assignable[],
    assigned: readonly { guide: string; departure: TimedRoute }[],
  ): boolean =>
    !next ||
    next.guides.some((guide) => {
      const isFree = assigned.every(
        (each) => each.guide !== guide || !departuresClash(each.departure, next),
      );
      const newAssigned = [...assigned, { guide, departure: next }];
      return isFree && remainingAttempts-- > 0 && assign(rest, newAssigned);
    });
  const fewestGuidesFirst = [...departures].sort(
    (one, other) =>
      one.guides.length - other.guides.length || one.startsAt.getTime() - other.startsAt.getTime(),
  );
  return assign(fewestGuidesFirst, []);
}
