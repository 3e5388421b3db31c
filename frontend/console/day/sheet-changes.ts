import type { DaySheet, PartyRecord } from '../../api/schema';
import { describeChange, areMarksEqual } from '../outbox/marks';
import { REMOVED_REVISION } from '../outbox/outbox';
import { partiesOf } from '../sheet-queries';

/** Descriptions of the changes that other devices made to a sheet. */
export interface SheetChanges {
  /** Changes of parties on the sheet, by party id. */
  changed: Readonly<Record<string, string>>;
  /** Parties that are no longer on the sheet. */
  removed: readonly string[];
}

export const NO_CHANGES: SheetChanges = { changed: {}, removed: [] };

/**
 * Compares two versions of a sheet, and describes the changes that this device didn't make.
 *
 * @param own returns the last revision of a party that this device made or knows; REMOVED if it removed the party
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
    const seen = Math.max(old?.revision ?? REMOVED_REVISION, own(party));
    if (!old || seen >= party.revision || areMarksEqual(old, party)) return [];
    return [[party.id, `Changed on another device: ${describeChange(old, party)}.`]];
  });
  const removed = before.departures.flatMap(({ place, parties }) =>
    parties
      .filter((party) => !there.has(party.id) && !party.cancelled && own(party) < REMOVED_REVISION)
      .map(({ name, people }) => `${name}, party of ${String(people)} at ${place}`),
  );
  return { changed: Object.fromEntries(changed), removed };
}
