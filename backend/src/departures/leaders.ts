import { addDays } from 'shared/new-york';
import { overlapsBusyTime } from './busy-times';
import type { GuideAvailability } from './guide-availability';
import { canAssign, departuresClash, hasFreeGuide, type TimedRoute } from './guides';
import { isDuringTimeOff } from './time-off';

/** A departure that a guide leads or could lead. */
export interface DepartureToLead extends TimedRoute {
  id: string;
  /** The guide's id; missing until a guide is assigned. */
  ledBy?: string;
}

/** Returns the ids of the guides who aren't off during a departure. */
export function findGuidesOnDuty(
  departure: DepartureToLead,
  { guides, timeOff, busyTimes, calendarGuide }: GuideAvailability,
): string[] {
  const timeOffThen = timeOff.filter((each) => isDuringTimeOff(departure, each));
  const isOff = (id: string) =>
    timeOffThen.some(({ guide = id }) => guide === id) ||
    (id === calendarGuide && overlapsBusyTime(departure, busyTimes));
  return guides.map(({ id }) => id).filter((id) => !isOff(id));
}

/**
 * Whether a guide can lead a departure in addition to the other departures. Considers only departures that clash with
 * this one, although those may clash with further departures.
 *
 * @param others the other departures that have a party
 */
export function canBeLed(
  departure: DepartureToLead,
  others: readonly DepartureToLead[],
  availability: GuideAvailability,
): boolean {
  const { toursAtOnce } = availability;
  if (toursAtOnce === undefined) return true;
  if (toursAtOnce !== 'guides') return hasFreeGuide(departure, others, toursAtOnce);
  const guidesOnDuty = findGuidesOnDuty(departure, availability);
  const clashing = others.filter((other) => departuresClash(departure, other));
  // If there are more guides than clashing departures, one guide is always free, however the others are assigned.
  if (departure.ledBy === undefined && clashing.length < guidesOnDuty.length) return true;
  return canAssign([
    withGuides(departure, guidesOnDuty),
    ...clashing.map((other) => withGuides(other, findGuidesOnDuty(other, availability))),
  ]);
}

/**
 * Returns a departure with the guides who could lead it: its own guide, or all guides on duty if it has none or its own
 * is off.
 */
function withGuides(
  { ledBy, startsAt, endsAt, stops }: DepartureToLead,
  guidesOnDuty: readonly string[],
) {
  const keepsGuide = ledBy !== undefined && guidesOnDuty.includes(ledBy);
  return { startsAt, endsAt, stops, guides: keepsGuide ? [ledBy] : guidesOnDuty };
}

/** Returns the id of the guide who leads a departure: the site's only guide, or else the assigned one. */
export function leaderOf(
  { ledBy }: { ledBy?: string | undefined },
  guides: readonly { id: string }[],
): string | undefined {
  const [firstGuide, ...otherGuides] = guides;
  return otherGuides.length === 0 ? firstGuide?.id : guides.find(({ id }) => id === ledBy)?.id;
}

/** A departure on a date. */
interface DatedDeparture extends DepartureToLead {
  date: string;
}

/**
 * Suggests a guide for each departure that has none: a guide who isn't off, can get there in time, and leads the fewest
 * tours that day. Departures that few guides can lead come first. Returns the guides' ids by departure id, without
 * departures for which no guide is free.
 *
 * @param departures the departures that need a guide, earliest first
 * @param assigned all departures that have a guide
 */
export function suggestGuides(
  departures: readonly DatedDeparture[],
  assigned: readonly DatedDeparture[],
  availability: GuideAvailability,
): Map<string, string> {
  const suggestions = new Map<string, string>();
  const assignedByDate = new Map<string, DatedDeparture[]>();
  const addAssigned = (departure: DatedDeparture) => {
    const { date } = departure;
    assignedByDate.set(date, [...(assignedByDate.get(date) ?? []), departure]);
  };
  assigned.forEach(addAssigned);
  const unassigned = departures
    .filter(({ ledBy }) => leaderOf({ ledBy }, availability.guides) === undefined)
    .map((departure) => ({ departure, guidesOnDuty: findGuidesOnDuty(departure, availability) }))
    .sort((one, other) => one.guidesOnDuty.length - other.guidesOnDuty.length);
  for (const { departure, guidesOnDuty } of unassigned) {
    const { date, id } = departure;
    const nearbyDates = [addDays(date, -1), date, addDays(date, 1)];
    const clashing = nearbyDates
      .flatMap((each) => assignedByDate.get(each) ?? [])
      .filter((other) => departuresClash(departure, other));
    const countTours = (guide: string) =>
      (assignedByDate.get(date) ?? []).filter(({ ledBy }) => ledBy === guide).length;
    const [ledBy] = guidesOnDuty
      .filter((guide) => clashing.every((other) => other.ledBy !== guide))
      .sort((one, other) => countTours(one) - countTours(other));
    if (ledBy === undefined) continue;
    suggestions.set(id, ledBy);
    addAssigned({ ...departure, ledBy });
  }
  return suggestions;
}
