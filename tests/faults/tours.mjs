// @ts-check
// The parts of the two lists' API that the fault tests use.

/** @typedef {{ place: string, day: string, people: number }} Tour */
/** @typedef {Tour & { _id: string, date: string }} Booking */

/** A valid booking for the day list. */
export const TOUR = { place: 'Central Park', day: 'Monday', people: 2 };

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
 * @param {number} random from 0 up to 1
 * @param {number} people a different number for each client, so that their bookings can be distinguished
 * @returns {Tour}
 */
export function randomTour(random, people) {
  const [place, day] = PLACES[Math.floor(random * PLACES.length)] ?? PLACES[0];
  return { place, day, people };
}

/**
 * Returns whether a booking matches a tour and has all fields.
 * @param {Booking} booking
 * @param {Tour} tour
 */
export function matchesTour(booking, { place, day, people }) {
  return (
    booking.place === place &&
    booking.day === day &&
    booking.people === people &&
    /^[0-9a-f]{24}$/.test(booking._id) &&
    new Date(booking.date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }) === day
  );
}
