import { listReducer, type ListedBooking, type ListState } from './list-state';

const booking = (id: string, people = 2): ListedBooking => ({
  _id: id,
  place: 'Central Park',
  day: 'Monday',
  date: '2030-01-07',
  people,
});
const ready = (...bookings: ListedBooking[]): ListState => ({ status: 'ready', bookings });
const [a, b, c] = [booking('a'), booking('b'), booking('c')] as const;

test('a list that failed to load can be loaded again', () => {
  const failed = listReducer({ status: 'loading' }, { type: 'failed', sentence: 'No.' });
  expect(failed).toEqual({ status: 'failed', sentence: 'No.' });
  expect(listReducer(failed, { type: 'load' })).toEqual({ status: 'loading' });
  expect(listReducer({ status: 'loading' }, { type: 'loaded', bookings: [a] })).toEqual(ready(a));
});

describe('a new booking', () => {
  const draft: ListedBooking = { ...b, _id: 'draft', unsaved: true };
  const added = listReducer(ready(a), { type: 'added', booking: draft });

  test('is added at the end, and replaced by the server’s record', () => {
    expect(added).toEqual(ready(a, draft));
    expect(listReducer(added, { type: 'replaced', id: 'draft', booking: b })).toEqual(ready(a, b));
  });

  test('is removed if the server refuses it', () => {
    expect(listReducer(added, { type: 'removed', id: 'draft' })).toEqual(ready(a));
  });

  test('isn’t duplicated if the list was loaded in the meantime', () => {
    const record = booking('b', 3);
    const replaceDraft = { type: 'replaced', id: 'draft', booking: record } as const;
    expect(listReducer(ready(a, b, draft), replaceDraft)).toEqual(ready(a, record));
    expect(listReducer(ready(a, b), replaceDraft)).toEqual(ready(a, record));
    expect(listReducer(ready(a), replaceDraft)).toEqual(ready(a, record));
  });
});

test('a changed booking keeps its position', () => {
  const changedBooking = booking('b', 9);
  expect(
    listReducer(ready(a, b, c), { type: 'replaced', id: 'b', booking: changedBooking }),
  ).toEqual(ready(a, changedBooking, c));
});

test.each([0, 1, 2])('row %i returns to its position if its deletion is refused', (index) => {
  const bookings = [a, b, c];
  const deletedBooking = bookings[index] ?? a;
  const listWithoutRow = listReducer(ready(...bookings), {
    type: 'removed',
    id: deletedBooking._id,
  });
  expect(listWithoutRow).toEqual(ready(...bookings.toSpliced(index, 1)));
  expect(listReducer(listWithoutRow, { type: 'added', booking: deletedBooking, index })).toEqual(
    ready(...bookings),
  );
});

test('a list that hasn’t loaded isn’t changed', () => {
  const loading: ListState = { status: 'loading' };
  expect(listReducer(loading, { type: 'added', booking: a })).toBe(loading);
  expect(listReducer(loading, { type: 'removed', id: 'a' })).toBe(loading);
});
