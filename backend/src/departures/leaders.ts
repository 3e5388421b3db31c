import { addDays } from 'shared/new-york';
import { overlapsBusyTime } from './busy-times';
import type { GuideAvailability } from './guide-availability';
import { canAssign, clash, hasFreeGuide, type TimedRoute } from './guides';
import { isDuringTimeOff } from './time-off';

/** A departure, and the guide who leads it. */
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
  const off = timeOff.filter((each) => isDuringTimeOff(departure, each));
  const isOff = (id: string) =>
    off.some(({ guide = id }) => guide === id) ||
    (id === calendarGuide && overlapsBusyTime(departure, busyTimes));
  return guides.map(({ id }) => id).filter((id) => !isOff(id));
}

/**
 * Whether a departure can be led besides the others that are led already. Considers only the ones that clash with it,
 * and not those that clash with them in turn.
 *
 * @param led the other departures that have a party
 */
export function canBeLed(
  departure: DepartureToLead,
  led: readonly DepartureToLead[],
  availability: GuideAvailability,
): boolean {
  const { toursAtOnce } = availability;
  if (toursAtOnce === undefined) return true;
  if (toursAtOnce !== 'guides') return hasFreeGuide(departure, led, toursAtOnce);
  const onDuty = findGuidesOnDuty(departure, availability);
  const clashing = led.filter((other) => clash(departure, other));
  // Usually, there are more guides than tours, so the others' guides don't matter.
  if (departure.ledBy === undefined && clashing.length < onDuty.length) return true;
  return canAssign([
    withGuides(departure, onDuty),
    ...clashing.map((other) => withGuides(other, findGuidesOnDuty(other, availability))),
  ]);
}

/** A departure's guide has to be replaced if they are off. */
function withGuides(
  { ledBy, startsAt, endsAt, stops }: DepartureToLead,
  onDuty: readonly string[],
) {
  const isLed = ledBy !== undefined && onDuty.includes(ledBy);
  return { startsAt, endsAt, stops, guides: isLed ? [ledBy] : onDuty };
}

/** Returns the id of the guide who leads a departure: the assigned one, or the site's only one. */
export function leaderOf(
  { ledBy }: { ledBy?: string | undefined },
  guides: readonly { id: string }[],
): string | undefined {
  const [only, ...others] = guides;
  return others.length === 0 ? only?.id : guides.find(({ id }) => id === ledBy)?.id;
}

/** A departure on a date. */
interface DatedDeparture extends DepartureToLead {
  date: string;
}

/**
 * Suggests a guide for each departure that has none: a guide who isn't off, can get there in time, and leads the fewest
 * tours that day. Departures that few guides can lead are first. Returns the guides' ids by departure id, without
 * departures for which no guide is free.
 *
 * @param toLead the departures that need a guide, earliest first
 * @param assigned all departures that have a guide
 */
export function suggestGuides(
  toLead: readonly DatedDeparture[],
  assigned: readonly DatedDeparture[],
  availability: GuideAvailability,
): Map<string, string> {
  const suggested = new Map<string, string>();
  const ledByDate = new Map<string, DatedDeparture[]>();
  const add = (led: DatedDeparture) => {
    ledByDate.set(led.date, [...(ledByDate.get(led.date) ?? []), led]);
  };
  assigned.forEach(add);
  const open = toLead
    .filter(({ ledBy }) => leaderOf({ ledBy }, availability.guides) === undefined)
    .map((departure) => ({ departure, onDuty: findGuidesOnDuty(departure, availability) }))
    .sort((one, other) => one.onDuty.length - other.onDuty.length);
  for (const { departure, onDuty } of open) {
    const { date, id } = departure;
    const around = [addDays(date, -1), date, addDays(date, 1)];
    const clashing = around
      .flatMap((each) => ledByDate.get(each) ?? [])
      .filter((other) => clash(departure, other));
    const toursOf = (guide: string) =>
      (ledByDate.get(date) ?? []).filter(({ ledBy }) => ledBy === guide).length;
    const [ledBy] = onDuty
      .filter((guide) => clashing.every((other) => other.ledBy !== guide))
      .sort((one, other) => toursOf(one) - toursOf(other));
    if (ledBy === undefined) continue;
    suggested.set(id, ledBy);
    add({ ...departure, ledBy });
  }
  return suggested;
}
