import type { Tour } from './tours-api';
import { toursReducer, type ToursState } from './tours-state';

const tour = (id: string, people = 2): Tour => ({
  _id: id,
  place: 'Central Park',
  day: 'Monday',
  date: '2030-01-07',
  people,
});
const ready = (...tours: Tour[]): ToursState => ({ status: 'ready', tours });
const [a, b, c] = [tour('a'), tour('b'), tour('c')] as const;

test('a list is loaded, fails, and is loaded again', () => {
  const failed = toursReducer({ status: 'loading' }, { type: 'failed', sentence: 'No.' });
  expect(failed).toEqual({ status: 'failed', sentence: 'No.' });
  expect(toursReducer(failed, { type: 'load' })).toEqual({ status: 'loading' });
  expect(toursReducer({ status: 'loading' }, { type: 'loaded', tours: [a] })).toEqual(ready(a));
});

test('a created booking comes last', () => {
  expect(toursReducer(ready(a), { type: 'created', tour: b })).toEqual(ready(a, b));
});

test('a created booking that the list has already is not in it twice', () => {
  const again = tour('a', 3);
  expect(toursReducer(ready(a, b), { type: 'created', tour: again })).toEqual(ready(again, b));
});

test('an updated booking stays in its place', () => {
  const changed = tour('b', 9);
  expect(toursReducer(ready(a, b, c), { type: 'updated', tour: changed })).toEqual(
    ready(a, changed, c),
  );
});

test.each([0, 1, 2])('a deletion that was refused puts row %i back where it was', (index) => {
  const all = [a, b, c];
  const victim = all[index] ?? a;
  const removed = toursReducer(ready(...all), { type: 'removed', id: victim._id });
  expect(removed).toEqual(ready(...all.filter((one) => one !== victim)));
  expect(toursReducer(removed, { type: 'restored', tour: victim, index })).toEqual(ready(...all));
});

test('what is not there can not be changed', () => {
  const loading: ToursState = { status: 'loading' };
  expect(toursReducer(loading, { type: 'created', tour: a })).toBe(loading);
  expect(toursReducer(loading, { type: 'removed', id: 'a' })).toBe(loading);
});
