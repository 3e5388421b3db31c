import { ApiError } from '../../api/client';
import { startEdit, isRevisionConflict, overtakenFields, rebase, touchedFields } from './revision';

const SAVED = { capacity: '', minPeople: '', largest: '6', weekdays: ['Monday'] };

test('an edit that nobody touched takes over everything that was saved since', () => {
  const latest = { ...SAVED, capacity: '12', weekdays: ['Monday', 'Sunday'] };
  const edited = rebase(startEdit(3, SAVED), 4, latest);
  expect(edited).toEqual(startEdit(4, latest));
  expect(touchedFields(edited)).toEqual([]);
});

test('touched fields stay as they are typed, and only those', () => {
  const edited = { ...startEdit(3, SAVED), values: { ...SAVED, largest: '200' } };
  const latest = { ...SAVED, capacity: '12', minPeople: '4', largest: '8' };
  expect(overtakenFields(edited, latest)).toEqual(['capacity', 'minPeople', 'largest']);
  const rebased = rebase(edited, 4, latest);
  expect(rebased.values).toEqual({ ...latest, largest: '200' });
  expect(touchedFields(rebased)).toEqual(['largest']);
});

test('a field that both changed to the same isn’t touched anymore', () => {
  const edited = { ...startEdit(3, SAVED), values: { ...SAVED, capacity: '12' } };
  const latest = { ...SAVED, capacity: '12' };
  expect(overtakenFields(edited, latest)).toEqual([]);
  expect(touchedFields(rebase(edited, 4, latest))).toEqual([]);
});

test('a refusal of a field isn’t about the revision', () => {
  expect(isRevisionConflict(new ApiError(409, 'Changed.'))).toBe(true);
  expect(isRevisionConflict(new ApiError(409, 'Booked.', { bookedDepartures: 'Booked.' }))).toBe(
    false,
  );
  expect(isRevisionConflict(new ApiError(503))).toBe(false);
  expect(isRevisionConflict(new Error('Changed.'))).toBe(false);
});
