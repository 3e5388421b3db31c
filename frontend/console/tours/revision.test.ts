import { ApiError } from '../../api/client';
import { edit, isChanged, overtakenIn, rebase, touchedIn } from './revision';

const SAVED = { capacity: '', minPeople: '', largest: '6', weekdays: ['Monday'] };

test('an edit that nobody touched takes over everything that was saved since', () => {
  const latest = { ...SAVED, capacity: '12', weekdays: ['Monday', 'Sunday'] };
  const edited = rebase(edit(3, SAVED), 4, latest);
  expect(edited).toEqual(edit(4, latest));
  expect(touchedIn(edited)).toEqual([]);
});

test('touched fields stay as they are typed, and only those', () => {
  const edited = { ...edit(3, SAVED), values: { ...SAVED, largest: '200' } };
  const latest = { ...SAVED, capacity: '12', minPeople: '4', largest: '8' };
  expect(overtakenIn(edited, latest)).toEqual(['capacity', 'minPeople', 'largest']);
  const rebased = rebase(edited, 4, latest);
  expect(rebased.values).toEqual({ ...latest, largest: '200' });
  expect(touchedIn(rebased)).toEqual(['largest']);
});

test('a field that both changed to the same isn’t touched anymore', () => {
  const edited = { ...edit(3, SAVED), values: { ...SAVED, capacity: '12' } };
  const latest = { ...SAVED, capacity: '12' };
  expect(overtakenIn(edited, latest)).toEqual([]);
  expect(touchedIn(rebase(edited, 4, latest))).toEqual([]);
});

test('a refusal of a field isn’t about the revision', () => {
  expect(isChanged(new ApiError(409, 'Changed.'))).toBe(true);
  expect(isChanged(new ApiError(409, 'Booked.', { bookedDepartures: 'Booked.' }))).toBe(false);
  expect(isChanged(new ApiError(503))).toBe(false);
  expect(isChanged(new Error('Changed.'))).toBe(false);
});
