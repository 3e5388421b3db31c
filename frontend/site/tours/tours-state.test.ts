import { toursReducer, type ListedTour, type ToursState } from './tours-state';

const tour = (id: string, people = 2): ListedTour => ({
  _id: id,
  place: 'Central Park',
  day: 'Monday',
  date: '2030-01-07',
  people,
});
const ready = (...tours: ListedTour[]): ToursState => ({ status: 'ready', tours });
const [a, b, c] = [tour('a'), tour('b'), tour('c')] as const;

test('a list is loaded, fails, and is loaded again', () => {
  const failed = toursReducer({ status: 'loading' }, { type: 'failed', sentence: 'No.' });
  expect(failed).toEqual({ status: 'failed', sentence: 'No.' });
  expect(toursReducer(failed, { type: 'load' })).toEqual({ status: 'loading' });
  expect(toursReducer({ status: 'loading' }, { type: 'loaded', tours: [a] })).toEqual(ready(a));
});

describe('a new booking', () => {
  const draft: ListedTour = { ...b, _id: 'draft', unsaved: true };
  const added = toursReducer(ready(a), { type: 'added', tour: draft });

  test('comes last, and gives way to the server’s record', () => {
    expect(added).toEqual(ready(a, draft));
    expect(toursReducer(added, { type: 'replaced', id: 'draft', tour: b })).toEqual(ready(a, b));
  });

  test('goes again if the server refuses it', () => {
    expect(toursReducer(added, { type: 'removed', id: 'draft' })).toEqual(ready(a));
  });

  test('is not there twice if the list was loaded meanwhile', () => {
    const record = tour('b', 3);
    const saved = { type: 'replaced', id: 'draft', tour: record } as const;
    expect(toursReducer(ready(a, b, draft), saved)).toEqual(ready(a, record));
    expect(toursReducer(ready(a, b), saved)).toEqual(ready(a, record));
    expect(toursReducer(ready(a), saved)).toEqual(ready(a, record));
  });
});

test('a changed booking stays in its place', () => {
  const changed = tour('b', 9);
  expect(toursReducer(ready(a, b, c), { type: 'replaced', id: 'b', tour: changed })).toEqual(
    ready(a, changed, c),
  );
});

test.each([0, 1, 2])('a deletion that was refused puts row %i back where it was', (index) => {
  const all = [a, b, c];
  const victim = all[index] ?? a;
  const removed = toursReducer(ready(...all), { type: 'removed', id: victim._id });
  expect(removed).toEqual(ready(...all.filter((one) => one !== victim)));
  expect(toursReducer(removed, { type: 'added', tour: victim, index })).toEqual(ready(...all));
});

test('what is not there can not be changed', () => {
  const loading: ToursState = { status: 'loading' };
  expect(toursReducer(loading, { type: 'added', tour: a })).toBe(loading);
  expect(toursReducer(loading, { type: 'removed', id: 'a' })).toBe(loading);
});
