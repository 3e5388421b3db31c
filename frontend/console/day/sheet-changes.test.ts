import type { DaySheet, PartyRecord } from '../../api/schema';
import { REMOVED } from '../outbox/outbox';
import { PARTY } from '../outbox/test-party';
import { compareSheets, NO_CHANGES } from './sheet-changes';

const cancelled = { at: '2030-01-02T12:00:00Z', reason: 'Nobody ever came.' };

const sheetOf = (...parties: PartyRecord[]) =>
  ({ departures: [{ place: 'Central Park', parties }] }) as unknown as DaySheet;
const nobody = () => 0;

test('what another device noted is told', () => {
  const after = sheetOf({ ...PARTY, arrived: 2, note: 'late', revision: 1 });
  expect(compareSheets(sheetOf(PARTY), after, nobody).changed).toEqual({
    one: 'Changed on another device: 2 of 4 arrived, note “late”.',
  });
});

test.each([
  ['this device noted', { ...PARTY, arrived: 2, revision: 1 }, () => 1],
  ['is older than what is known', { ...PARTY, arrived: 2, revision: 0 }, nobody],
  ['comes to the same', { ...PARTY, revision: 2 }, nobody],
])('what %s is no news', (_, party, own) => {
  expect(compareSheets(sheetOf(PARTY), sheetOf(party), own)).toEqual(NO_CHANGES);
});

test('a party that comes is none either', () => {
  expect(compareSheets(sheetOf(), sheetOf(PARTY), nobody)).toEqual(NO_CHANGES);
});

test('a party that goes is told of', () => {
  const removed = ['Guest, party of 4 at Central Park'];
  expect(compareSheets(sheetOf(PARTY), sheetOf(), nobody).removed).toEqual(removed);
  // Whatever was noted of it here before.
  expect(compareSheets(sheetOf(PARTY), sheetOf(), () => 7).removed).toEqual(removed);
});

test.each([
  ['was removed here', PARTY, () => REMOVED],
  ['was cancelled before', { ...PARTY, cancelled }, nobody],
])('unless it %s', (_, party, own) => {
  expect(compareSheets(sheetOf(party), sheetOf(), own)).toEqual(NO_CHANGES);
});
