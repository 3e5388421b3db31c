import type { DaySheet, PartyRecord } from '../../api/schema';
import { describeChange, areMarksEqual } from '../outbox/marks';
import { REMOVED } from '../outbox/outbox';
import { partiesOf } from './sheet-queries';

/** What other devices have done to a sheet, in words. */
export interface SheetChanges {
  /** Of parties that are there, by their id. */
  changed: Readonly<Record<string, string>>;
  /** Of parties that are not any more. */
  removed: readonly string[];
}

export const NO_CHANGES: SheetChanges = { changed: {}, removed: [] };

/**
 * What is new in a sheet since it was last seen, to who has not done it.
 *
 * @param own up to which revision a party's changes are known here, REMOVED where it was removed here
 */
export function compareSheets(
  before: DaySheet,
  after: DaySheet,
  own: (party: PartyRecord) => number,
): SheetChanges {
  const known = new Map(partiesOf(before).map((party) => [party.id, party]));
  const there = new Set(partiesOf(after).map(({ id }) => id));
  const changed = partiesOf(after).flatMap((party): [string, string][] => {
    const old = known.get(party.id);
    const seen = Math.max(old?.revision ?? REMOVED, own(party));
    if (!old || seen >= party.revision || areMarksEqual(old, party)) return [];
    return [[party.id, `Changed on another device: ${describeChange(old, party)}.`]];
  });
  const removed = before.departures.flatMap(({ place, parties }) =>
    parties
      .filter((party) => !there.has(party.id) && !party.cancelled && own(party) < REMOVED)
      .map(({ name, people }) => `${name}, party of ${String(people)} at ${place}`),
  );
  return { changed: Object.fromEntries(changed), removed };
}
