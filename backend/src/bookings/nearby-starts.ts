import { parseDepartureId, tourIdOf } from 'shared/departure-id';
import { addDays, minuteOfDay, timeOfMinute } from 'shared/new-york';
import { MAX_LENGTH_MINUTES, type Tour } from 'shared/tour-settings';
import { MAX_GAP_MINUTES } from '../departures/guides';
import { countOccurrences, type BatchNeeds } from './needs';
import type { State } from './state';

/** A range of start times on a date: `HH:MM`, inclusive. */
export interface StartRange {
  date: string;
  from: string;
  to: string;
}

const DAY_MINUTES = 24 * 60;
/** When the clocks change, a time of day is up to an hour earlier or later than usual. */
const CLOCK_CHANGE_MINUTES = 60;

/**
 * Returns ranges that contain the start times of all departures that could clash with a departure in
 * `departuresWithClashes`. If the number of simultaneous tours is limited, also covers departures that may get their
 * first party in the batch: those without a party, and those that may lose their only party to an earlier command of
 * the batch.
 *
 * @param tours the tours, for the lengths of departures without a stored length; defaults to the loaded tours
 */
export function findNearbyStarts(
  needs: BatchNeeds,
  state: State,
  tours: ReadonlyMap<string, Tour> = state.tours,
): StartRange[] {
  const mayLoseParties = needs.ownersWithBookings.length > 0;
  const hasTourLimit = state.guides?.toursAtOnce !== undefined;
  const departuresWithFirstParty = [...(hasTourLimit ? countOccurrences(needs.departures) : [])]
    .filter(([id, count]) => count > 1 || mayLoseParties || !state.hasParty(id))
    .map(([id]) => id);
  const ids = [...needs.departuresWithClashes, ...departuresWithFirstParty];
  const rangesByDate = new Map<string, StartRange>();
  for (const range of ids.flatMap((id) => findStartsAround(id, needs, state, tours))) {
    const { date, from, to } = rangesByDate.get(range.date) ?? range;
    rangesByDate.set(date, {
      date,
      from: range.from < from ? range.from : from,
      to: range.to > to ? range.to : to,
    });
  }
  return [...rangesByDate.values()];
}

/** Whether any of `ranges` contains the given range. */
export function includesRange(
  ranges: readonly StartRange[],
  { date, from, to }: StartRange,
): boolean {
  return ranges.some((each) => each.date === date && each.from <= from && to <= each.to);
}

/** Returns a filter for departures that start in one of the ranges. */
export function startFilter(ranges: readonly StartRange[]): object {
  const datesByTimes = new Map<string, string[]>();
  for (const { date, from, to } of ranges) {
    const times = `${from}-${to}`;
    datesByTimes.set(times, [...(datesByTimes.get(times) ?? []), date]);
  }
  return {
    $or: [...datesByTimes].map(([times, dates]) => {
      const [from, to] = times.split('-');
      // Also matches departures without a stored start time, which start at their tour's start time.
      return {
        date: { $in: dates },
        $nor: [{ startTime: { $lt: from } }, { startTime: { $gt: to } }],
      };
    }),
  };
}

/** Returns ranges that contain the start times of all departures that could clash with the given departure. */
function findStartsAround(
  id: string,
  needs: BatchNeeds,
  state: State,
  tours: ReadonlyMap<string, Tour>,
): StartRange[] {
  const key = parseDepartureId(id);
  if (!key) return [];
  const stored = state.departures.get(id);
  const start = minuteOfDay(stored?.startTime ?? stored?.standsFor ?? key.start);
  const length =
    stored?.lengthMinutes ?? tours.get(tourIdOf(id))?.lengthMinutes ?? MAX_LENGTH_MINUTES;
  const margin = MAX_GAP_MINUTES + CLOCK_CHANGE_MINUTES;
  // A command in the batch may change the departure's time.
  const mayMove = needs.departuresWithPeopleCounts.length + needs.toursWithDepartures.length > 0;
  const earliest = mayMove ? -DAY_MINUTES : start - MAX_LENGTH_MINUTES - margin;
  const latest = mayMove ? 2 * DAY_MINUTES : start + length + margin;
  return [-1, 0, 1].flatMap((days) => {
    const date = addDays(key.date, days);
    const from = Math.max(0, earliest - days * DAY_MINUTES);
    const to = Math.min(DAY_MINUTES - 1, latest - days * DAY_MINUTES);
    // Outside the years 0000 to 9999, `addDays` returns an empty string.
    return date && from <= to ? [{ date, from: timeOfMinute(from), to: timeOfMinute(to) }] : [];
  });
}
