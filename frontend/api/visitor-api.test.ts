import type { BookingInput } from './schema';
import { withServer } from './test-server';
import { callAsVisitor } from './visitor-api';

const serve = withServer();

const BOOKING: BookingInput = {
  place: 'Central Park',
  day: 'Monday',
  date: '2030-01-07',
  people: 2,
};

/**
 * Starts a server that responds to bookings with these statuses, then with 200.
 *
 * @returns the idempotency keys of the bookings that it has received
 */
async function serveBookings(...statuses: number[]): Promise<unknown[]> {
  Object.defineProperty(globalThis, 'navigator', { value: {}, configurable: true });
  const keys: unknown[] = [];
  await serve((request, response) => {
    const isBooking = request.url === '/api/new';
    if (isBooking) keys.push(request.headers['idempotency-key']);
    response.statusCode = isBooking ? (statuses.shift() ?? 200) : 200;
    response.end('{}');
  });
  return keys;
}

const book = (change: Partial<BookingInput> = {}) =>
  callAsVisitor('POST /new', { body: { ...BOOKING, ...change } });

test('an unchanged booking is sent again with the same key until it succeeds', async () => {
  const keys = await serveBookings(500);
  await expect(book()).rejects.toThrow();
  await book();
  expect(keys[0]).toMatch(/^[\da-f]{32}$/);
  expect(keys[1]).toBe(keys[0]);
  await book();
  expect(keys[2]).not.toBe(keys[0]);
});

test.each<Partial<BookingInput>>([
  { place: 'Brooklyn Bridge' },
  { day: 'Tuesday', date: '2030-01-08' },
  { date: '2030-01-14' },
  { people: 3 },
])('a booking that was changed to %j gets a new key', async (change) => {
  const keys = await serveBookings(500);
  await expect(book()).rejects.toThrow();
  await book(change);
  expect(keys[1]).not.toBe(keys[0]);
});

test('if the server doesn’t recognize the guest, the booking is sent again as a new guest, with the same key', async () => {
  const keys = await serveBookings(401);
  await book();
  expect(keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});

test('a booking fails with a sentence about blocked cookies if no cookie reaches the server', async () => {
  await serveBookings(401, 401);
  await expect(book()).rejects.toThrow('Your browser is blocking this site’s cookies');
});
