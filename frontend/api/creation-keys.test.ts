import { creationKeys } from './creation-keys';
import type { BookingInput } from './schema';

const booking: BookingInput = {
  place: 'Central Park',
  day: 'Monday',
  date: '2030-01-07',
  people: 2,
};

test('an unchanged booking gets the same key when it is sent again', () => {
  const keys = creationKeys();
  const key = keys.keyFor(booking);
  expect(key).toMatch(/^[\da-f]{32}$/);
  expect(keys.keyFor({ ...booking })).toBe(key);
});

test.each<Partial<BookingInput>>([
  { place: 'Brooklyn Bridge' },
  { day: 'Tuesday', date: '2030-01-08' },
  { date: '2030-01-14' },
  { people: 3 },
])('a booking that was changed to %j gets a new key', (change) => {
  const keys = creationKeys();
  const key = keys.keyFor(booking);
  expect(keys.keyFor({ ...booking, ...change })).not.toBe(key);
});

test('a second booking with the same input gets a new key', () => {
  const keys = creationKeys();
  const key = keys.keyFor(booking);
  keys.discardKey();
  expect(keys.keyFor(booking)).not.toBe(key);
});
