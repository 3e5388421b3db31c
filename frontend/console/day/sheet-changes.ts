import type { DaySheet, PartyRecord } from '../../api/schema';
import { describeChange, areMarksEqual } from '../offline/marks';
import { REMOVED_REVISION } from '../offline/outbox';
import { partiesOf } from '../offline/sheet-queries';

/** Descriptions of the changes that other devices made to a sheet. */
export interface SheetChanges {
  /** Changes to parties on the sheet, by party id. */
  changed: Readonly<Record<string, string>>;
  /** Parties that are no longer on the sheet. */
  removed: readonly string[];
}

export const NO_CHANGES: SheetChanges = { changed: {}, removed: [] };

/**
 * Compares two versions of a sheet, and describes the changes that this device didn't make.
 *
 * @param ownRevisionOf returns the last revision of a party that this device made or has seen; REMOVED_REVISION for a
 *   party that it removed
 */
export function compareSheets(
  before: DaySheet,
  after: DaySheet,
  ownRevisionOf: (party: PartyRecord) => number,
): SheetChanges {
  const oldParties = new Map(partiesOf(before).map((party) => [party.id, party]));
  const currentIds = new Set(partiesOf(after).map(({ id }) => id));
  const changed = partiesOf(after).flatMap((party): [string, string][] => {
    const oldParty = oldParties.get(party.id);
    const knownRevision = Math.max(oldParty?.revision ?? REMOVED_REVISION, ownRevisionOf(party));
    if (!oldParty || knownRevision >= party.revision || areMarksEqual(oldParty, party)) return [];
    return [[party.id, `Changed on another device: ${describeChange(oldParty, party)}.`]];
  });
  const removed = before.departures.flatMap(({ place, parties }) =>
    parties
      .filter(
        (party) =>
          !currentIds.has(party.id) && !party.cancelled && ownRevisionOf(party) < REMOVED_REVISION,
      )
      .map(({ name, people }) => `${name}, party of ${String(people)} at ${place}`),
  );
  return { changed: Object.fromEntries(changed), removed };
}
