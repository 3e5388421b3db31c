import type { DaySheet, PartyRecord } from '../../api/schema';
import { REMOVED_REVISION } from '../offline/outbox';
import { PARTY } from '../offline/test-party';
import { compareSheets, NO_CHANGES } from './sheet-changes';

const cancelled = { at: '2030-01-02T12:00:00Z', reason: 'Nobody ever came.' };

const sheetOf = (...parties: PartyRecord[]) =>
  ({ departures: [{ place: 'Central Park', parties }] }) as unknown as DaySheet;
const noOwnRevision = () => 0;

test('a change from another device is described', () => {
  const after = sheetOf({ ...PARTY, arrived: 2, note: 'late', revision: 1 });
  expect(compareSheets(sheetOf(PARTY), after, noOwnRevision).changed).toEqual({
    one: 'Changed on another device: 2 of 4 arrived, note “late”.',
  });
});

test.each([
  ['a change that this device made', { ...PARTY, arrived: 2, revision: 1 }, () => 1],
  ['an outdated revision', { ...PARTY, arrived: 2, revision: 0 }, noOwnRevision],
  ['a new revision with the same marks', { ...PARTY, revision: 2 }, noOwnRevision],
])('%s is not reported', (_, party, ownRevisionOf) => {
  expect(compareSheets(sheetOf(PARTY), sheetOf(party), ownRevisionOf)).toEqual(NO_CHANGES);
});

test('a new party is not reported', () => {
  expect(compareSheets(sheetOf(), sheetOf(PARTY), noOwnRevision)).toEqual(NO_CHANGES);
});

test('a removed party is reported', () => {
  const removed = ['Guest, party of 4 at Central Park'];
  expect(compareSheets(sheetOf(PARTY), sheetOf(), noOwnRevision).removed).toEqual(removed);
  // The removal is reported even if this device has changed the party.
  expect(compareSheets(sheetOf(PARTY), sheetOf(), () => 7).removed).toEqual(removed);
});

test.each([
  ['was removed on this device', PARTY, () => REMOVED_REVISION],
  ['was already canceled', { ...PARTY, cancelled }, noOwnRevision],
])('a missing party is not reported if it %s', (_, party, ownRevisionOf) => {
  expect(compareSheets(sheetOf(party), sheetOf(), ownRevisionOf)).toEqual(NO_CHANGES);
});
