import { ApiError } from '../../api/client';
import { startEdit, isRevisionConflict, overtakenFields, rebase, touchedFields } from './revision';

const SAVED = { capacity: '', minPeople: '', largest: '6', weekdays: ['Monday'] };

test('an untouched edit adopts everything that was saved in the meantime', () => {
  const latest = { ...SAVED, capacity: '12', weekdays: ['Monday', 'Sunday'] };
  const edited = rebase(startEdit(3, SAVED), 4, latest);
  expect(edited).toEqual(startEdit(4, latest));
  expect(touchedFields(edited)).toEqual([]);
});

test('only touched fields keep their typed values', () => {
  const edited = { ...startEdit(3, SAVED), values: { ...SAVED, largest: '200' } };
  const latest = { ...SAVED, capacity: '12', minPeople: '4', largest: '8' };
  expect(overtakenFields(edited, latest)).toEqual(['capacity', 'minPeople', 'largest']);
  const rebased = rebase(edited, 4, latest);
  expect(rebased.values).toEqual({ ...latest, largest: '200' });
  expect(touchedFields(rebased)).toEqual(['largest']);
});

test('a field that both devices changed to the same value counts as untouched', () => {
  const edited = { ...startEdit(3, SAVED), values: { ...SAVED, capacity: '12' } };
  const latest = { ...SAVED, capacity: '12' };
  expect(overtakenFields(edited, latest)).toEqual([]);
  expect(touchedFields(rebase(edited, 4, latest))).toEqual([]);
});

test('only a 409 without field errors is a revision conflict', () => {
  expect(isRevisionConflict(new ApiError(409, 'Changed.'))).toBe(true);
  expect(isRevisionConflict(new ApiError(409, 'Booked.', { bookedDepartures: 'Booked.' }))).toBe(
    false,
  );
  expect(isRevisionConflict(new ApiError(503))).toBe(false);
  expect(isRevisionConflict(new Error('Changed.'))).toBe(false);
});
