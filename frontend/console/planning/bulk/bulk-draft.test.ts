import { EMPTY_DRAFT, toSelectionInput } from './bulk-draft';

const DRAFT = { ...EMPTY_DRAFT, from: '2030-01-07', weekdays: ['Tuesday'] as const };

test('weekdays are sent only if there are several dates', () => {
  const week = toSelectionInput({ ...DRAFT, to: '2030-01-13' });
  expect(week).toEqual({ from: '2030-01-07', to: '2030-01-13', weekdays: ['Tuesday'] });
  const day = { from: '2030-01-07', to: '2030-01-07' };
  expect(toSelectionInput({ ...DRAFT, to: '2030-01-07' })).toEqual(day);
  expect(toSelectionInput({ ...DRAFT, to: null })).toEqual(day);
});
