// @ts-check
// The two lists' paths, and input for bookings, for the fault tests.

/** @typedef {{ place: string, day: string, people: number }} BookingInput */
/** @typedef {BookingInput & { _id: string, date: string }} Booking */

/** The body of a valid request to book on the day list. */
export const BOOKING_INPUT = { place: 'Central Park', day: 'Monday', people: 2 };

export const DAY_LIST = {
  all: '/api/all',
  create: '/api/new',
  update: '/api/editour',
  remove: '/api/deletetour',
  restore: '/api/restoretour',
};
export const NIGHT_LIST = {
  all: '/api/allTwo',
  create: '/api/newTwo',
  update: '/api/editourTwo',
  remove: '/api/deletetourTwo',
  restore: '/api/restoretourTwo',
};

/** Places that both lists have, each with a different day, so that tests notice a mix-up of two bookings. */
const PLACES = /** @type {const} */ ([
  ['Empire State Building', 'Monday'],
  ['Rockefeller Center', 'Wednesday'],
  ['Statue of Liberty', 'Friday'],
]);

/**
 * @param {number} random a random number from 0 (inclusive) to 1 (exclusive)
 * @param {number} people a different number for each client, so that their bookings can be distinguished
 * @returns {BookingInput}
 */
export function randomInput(random, people) {
  const [place, day] = PLACES[Math.floor(random * PLACES.length)] ?? PLACES[0];
  return { place, day, people };
}

/**
 * Returns whether a booking has the input's values, and valid values in its other fields.
 * @param {Booking} booking
 * @param {BookingInput} input
 */
export function matchesInput(booking, { place, day, people }) {
  return (
    booking.place === place &&
    booking.day === day &&
    booking.people === people &&
    /^[0-9a-f]{24}$/.test(booking._id) &&
    new Date(booking.date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }) === day
  );
}
