import { distanceBetween, type Coordinates } from 'shared/coordinates';

/** The time for which a departure needs a guide, and where the guide is then. */
export interface GuidedTime {
  startsAt: Date;
  endsAt: Date;
  /** Missing if its coordinates are unknown. */
  firstStop?: Coordinates;
  /** Missing if its coordinates are unknown. */
  lastStop?: Coordinates;
}

const MINUTE_MS = 60 * 1000;
/** The time that a guide has to spare between two tours, besides the way. */
const MARGIN_MINUTES = 15;
/** Streets are longer than the straight line by this factor. */
const DETOUR = 1.3;
const WALKING_MINUTES_PER_KM = (60 / 4.5) * DETOUR;
/** The way to the platform, the wait, and the way out. */
const SUBWAY_MINUTES = 12;
const SUBWAY_MINUTES_PER_KM = 3;
/** The way between tours whose stops have no coordinates: from Midtown to Brooklyn, for example. */
const UNKNOWN_WAY_MINUTES = 30;

/** Returns how many minutes the way from a tour's end to the next tour's start takes: on foot or by subway. */
export function minutesBetween(lastStop?: Coordinates, firstStop?: Coordinates): number {
  if (!lastStop || !firstStop) return UNKNOWN_WAY_MINUTES;
  const km = distanceBetween(lastStop, firstStop) / 1000;
  return Math.ceil(
    Math.min(km * WALKING_MINUTES_PER_KM, SUBWAY_MINUTES + km * SUBWAY_MINUTES_PER_KM),
  );
}

/** Whether one guide can't lead both: the later tour starts before the guide has come from the earlier one. */
export function clash(one: GuidedTime, other: GuidedTime): boolean {
  return !canFollow(one, other) && !canFollow(other, one);
}

function canFollow(before: GuidedTime, after: GuidedTime): boolean {
  if (before.endsAt > after.startsAt) return false;
  const minutes = minutesBetween(before.lastStop, after.firstStop) + MARGIN_MINUTES;
  return before.endsAt.getTime() + minutes * MINUTE_MS <= after.startsAt.getTime();
}

/**
 * Whether a guide is free for a departure while others are led.
 *
 * @param led the departures that have guides, without the departure itself
 * @param guides how many tours can be led at once
 */
export function hasFreeGuide(
  departure: GuidedTime,
  led: readonly GuidedTime[],
  guides: number,
): boolean {
  return 1 + countGuides(led.filter((other) => clash(departure, other))) <= guides;
}

/**
 * Returns how many guides the departures need. This is the size of the largest set in which each two clash: since a
 * guide who can go from A to B and from B to C can also go from A to C, Dilworth's theorem applies. A guide takes over
 * one departure after another, so each departure that follows another one saves a guide.
 */
export function countGuides(departures: readonly GuidedTime[]): number {
  const followers = departures.map((before) =>
    departures.flatMap((after, index) => (canFollow(before, after) ? [index] : [])),
  );
  /** For each departure, the one before it that its guide comes from. */
  const previous = new Map<number, number>();
  /** Finds a departure that follows `before`, and changes other departures' guides if necessary. */
  const assignFollower = (before: number, tried: Set<number>): boolean =>
    (followers[before] ?? []).some((after) => {
      if (tried.has(after)) return false;
      tried.add(after);
      const other = previous.get(after);
      if (other !== undefined && !assignFollower(other, tried)) return false;
      previous.set(after, before);
      return true;
    });
  const saved = departures.filter((_, index) => assignFollower(index, new Set())).length;
  return departures.length - saved;
}
