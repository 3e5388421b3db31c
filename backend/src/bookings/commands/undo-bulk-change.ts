import {
  PROMISED_TERMS,
  toDeparture,
  type Departure,
  type StoredDeparture,
} from '../../departures/departure';
import type { CommandDefinition } from '../decision';
import type { UnchangeableReason } from '../refusal';
import { findDeparture } from '../rules/departures';
import type { State } from '../state';
import { without } from '../../without';
import type { SeenDeparture } from './change-departures';

/** The fields of a stored departure that a bulk change may set or remove. */
export const BULK_CHANGED_FIELDS = [
  ...PROMISED_TERMS,
  'capacity',
  'state',
  'reason',
  'movedTo',
  'ledAnyway',
  'bulkChange',
] as const;

/** The stored fields of a departure before a bulk change; empty if the departure wasn't stored. */
export type BeforeBulkChange = Pick<
  StoredDeparture,
  (typeof BULK_CHANGED_FIELDS)[number] | 'isPromised'
>;

export interface UndoBulkChange {
  /** The bulk change's id. */
  id: string;
  /**
   * The changed departures, without duplicates, with their revisions after the bulk change and their stored fields
   * before it.
   */
  departures: readonly (SeenDeparture & { before: BeforeBulkChange })[];
}

/**
 * Restores the settings that departures had before a bulk change. Restores none if any of the departures has changed
 * since, or if visitors would have to be notified.
 */
export const undoBulkChange: CommandDefinition<UndoBulkChange, 'departure-unchangeable'> = {
  needs(command) {
    const departures = command.departures.map(({ departure }) => departure);
    return { departures, departuresWithPeopleCounts: departures };
  },

  decide({ departures }, state) {
    const restoredDepartures: StoredDeparture[] = [];
    for (const { departure: id, revision, before } of departures) {
      const refuse = (why: UnchangeableReason) =>
        ({ refusal: { code: 'departure-unchangeable', departure: id, why } }) as const;
      const stored = state.departures.get(id);
      const current = findDeparture(state, id);
      if (!stored || !current) return refuse('not-found');
      if (stored.revision !== revision) return refuse('changed');
      const after: StoredDeparture = {
        ...without(stored, ...BULK_CHANGED_FIELDS),
        ...without(before, 'isPromised'),
        revision: revision + 1,
      };
      const isNewlyBooked = stored.isPromised && !before.isPromised;
      if (isNewlyBooked || affectsVisitors(current, after, state)) return refuse('booked');
      restoredDepartures.push(after);
    }
    return { changes: { departures: restoredDepartures } };
  },
};

/** Whether a change affects parties that have booked the departure or are on its waitlist. */
function affectsVisitors(before: Departure, stored: StoredDeparture, state: State): boolean {
  const after = toDeparture(stored, state.getTour(stored.tour));
  const changesTerms = PROMISED_TERMS.some((term) => before[term] !== after[term]);
  const changesCancellation = (before.state === 'cancelled') !== (after.state === 'cancelled');
  if (!changesTerms && !changesCancellation) return false;
  return state.bookedCountsAt(before.id).parties > 0 || state.waitlistAt(before.id).length > 0;
}
