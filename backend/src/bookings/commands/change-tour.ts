import { scheduleOn, type Tour, type TourSettings } from 'shared/tour-settings';
import {
  PROMISED_TERMS,
  scheduledStart,
  termsOf,
  toDeparture,
  type PromisedTerms,
  type StoredDeparture,
} from '../../departures/departure';
import type { CommandDefinition } from '../decision';
import { partiesAt } from '../rules/bookings';
import { findUpcomingDepartures } from '../rules/departures';
import { beforeField } from '../rules/events';
import { summarizeDepartures, updatePromises } from '../rules/promises';
import type { BookingEvent } from '../state';

export interface ChangeTour {
  tour: string;
  settings: TourSettings;
  /** The revision of the tour that the guide has seen. */
  revision: number;
  /** Whether booked departures change, too; missing until the guide has decided. */
  booked?: 'keep' | 'change';
}

/** Changes a tour's settings. */
export const changeTour: CommandDefinition<
  ChangeTour,
  'not-found' | 'changed' | 'booked-departures'
> = {
  needs: ({ tour }) => ({ toursWithDepartures: [tour] }),

  decide(command, state, rules) {
    const before = state.tours.get(command.tour);
    if (!before) return { refusal: { code: 'not-found' } };
    if (before.revision !== command.revision) return { refusal: { code: 'changed' } };
    const { list, place, id, isHidden, stops, price } = before;
    const revision = before.revision + 1;
    const content = { stops, ...(price && { price }) };
    const tour: Tour = { id, list, place, isHidden, ...content, ...command.settings, revision };
    const replacements = findReplacementStarts(before, tour);
    const upcoming = findUpcomingDepartures(state, before, rules.now).map((departure) => {
      const start = scheduledStart(departure, before);
      const isInSeason = [before, tour].some((each) => scheduleOn(each, departure.date) !== each);
      const standsFor = isInSeason ? undefined : replacements.get(start);
      const terms = findChangedTerms(departure, before, tour, [start, standsFor ?? start]);
      return { departure, standsFor, terms };
    });
    const affectedDepartures = upcoming.filter(({ terms }) => Object.keys(terms).length > 0);
    const bookedAffectedDepartures = affectedDepartures.filter(
      ({ departure }) => partiesAt(state, departure._id).length > 0,
    );
    if (bookedAffectedDepartures.length > 0 && command.booked === undefined) {
      const stored = bookedAffectedDepartures.map(({ departure }) => departure);
      const departures = summarizeDepartures(stored, before, state);
      return { refusal: { code: 'booked-departures', departures } };
    }
    // If all bookings of a departure were canceled, its terms change with the tour's, whatever the guide decides about
    // booked departures.
    const changedDepartures = affectedDepartures.filter(
      (each) => command.booked === 'change' || !bookedAffectedDepartures.includes(each),
    );
    const departures = upcoming
      .filter((each) => each.standsFor !== undefined || changedDepartures.includes(each))
      .map((each) => ({
        ...each.departure,
        ...(each.standsFor !== undefined && { standsFor: each.standsFor }),
        ...(changedDepartures.includes(each) && {
          ...each.terms,
          revision: each.departure.revision + 1,
        }),
      }));
    const events = changedDepartures.flatMap(({ departure }) =>
      partiesAt(state, departure._id).map((booking): BookingEvent => ({
        kind: 'departure-changed',
        booking,
        ...beforeField(booking, state),
      })),
    );
    const bookings = departures.flatMap((after) => {
      const stored = state.departures.get(after._id) ?? after;
      return updatePromises(state, toDeparture(stored, before), toDeparture(after, tour));
    });
    return { changes: { tours: [tour], departures, bookings, events } };
  },
};

/**
 * Maps each removed start time to the added one that replaces it: the first to the first, the second to the second, and
 * so on.
 */
function findReplacementStarts(before: Tour, after: Tour): Map<string, string> {
  const removed = before.startTimes.filter((start) => !after.startTimes.includes(start));
  const added = after.startTimes.filter((start) => !before.startTimes.includes(start));
  return new Map(
    removed.flatMap((start, index) => {
      const replacement = added[index];
      return replacement === undefined ? [] : [[start, replacement]];
    }),
  );
}

/**
 * The promised terms that change with the tour. Terms that the guide set for this one departure stay.
 *
 * @param starts the departure's start time in the tour's settings, before and after the change
 */
function findChangedTerms(
  departure: StoredDeparture,
  before: Tour,
  after: Tour,
  [start, nextStart]: [string, string],
): Partial<PromisedTerms> {
  if (!departure.isPromised) return {};
  const termsBefore = termsOf({ ...before, startTime: start });
  const termsAfter = termsOf({ ...after, startTime: nextStart });
  const changedTerms = PROMISED_TERMS.filter(
    (term) => departure[term] === termsBefore[term] && termsAfter[term] !== termsBefore[term],
  );
  return Object.fromEntries(changedTerms.map((term) => [term, termsAfter[term]]));
}
