import { ApiError } from '../../api/client';
import type { RefusalCode } from '../../api/schema';
import {
  startEdit,
  isRevisionConflict,
  getRemotelyChangedFields,
  rebase,
  getTouchedFields,
} from './revision';

const SAVED_VALUES = { capacity: '', minPeople: '', maxPartySize: '6', weekdays: ['Monday'] };

test('an untouched edit adopts all values that another device saved', () => {
  const latestValues = { ...SAVED_VALUES, capacity: '12', weekdays: ['Monday', 'Sunday'] };
  const edit = rebase(startEdit(3, SAVED_VALUES), { revision: 4, values: latestValues });
  expect(edit).toEqual(startEdit(4, latestValues));
  expect(getTouchedFields(edit)).toEqual([]);
});

test('only touched fields keep their typed values', () => {
  const edit = { ...startEdit(3, SAVED_VALUES), values: { ...SAVED_VALUES, maxPartySize: '200' } };
  const latestValues = { ...SAVED_VALUES, capacity: '12', minPeople: '4', maxPartySize: '8' };
  expect(getRemotelyChangedFields(edit, latestValues)).toEqual([
    'capacity',
    'minPeople',
    'maxPartySize',
  ]);
  const rebasedEdit = rebase(edit, { revision: 4, values: latestValues });
  expect(rebasedEdit.values).toEqual({ ...latestValues, maxPartySize: '200' });
  expect(getTouchedFields(rebasedEdit)).toEqual(['maxPartySize']);
});

test('a field that both devices changed to the same value counts as untouched', () => {
  const edit = { ...startEdit(3, SAVED_VALUES), values: { ...SAVED_VALUES, capacity: '12' } };
  const latestValues = { ...SAVED_VALUES, capacity: '12' };
  expect(getRemotelyChangedFields(edit, latestValues)).toEqual([]);
  expect(getTouchedFields(rebase(edit, { revision: 4, values: latestValues }))).toEqual([]);
});

test('a revision conflict is recognized by its code', () => {
  const createRefusal = (code: RefusalCode) =>
    new ApiError(409, 'Refused.', {}, undefined, [], code);
  expect(isRevisionConflict(createRefusal('tour-changed'))).toBe(true);
  expect(isRevisionConflict(createRefusal('departure-changed'))).toBe(true);
  expect(isRevisionConflict(createRefusal('nothing-to-read'))).toBe(false);
  expect(isRevisionConflict(new ApiError(409, 'Changed.'))).toBe(false);
  expect(isRevisionConflict(new ApiError(503))).toBe(false);
  expect(isRevisionConflict(new Error('Changed.'))).toBe(false);
});
