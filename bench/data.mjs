// @ts-check
// The bookings for the benchmarks.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BACKEND } from '../scripts/project.mjs';
import { ownerKey, userId } from './tokens.mjs';

/** @typedef {import('mongodb').Collection<Booking>} Bookings */

/** @typedef {Pick<Booking, 'place' | 'day' | 'date'>} Departure */

/**
 * A booking as the API stores it.
 * @typedef {object} Booking
 * @property {string} owner
 * @property {boolean} isListed
 * @property {string} status
 * @property {string} tour
 * @property {string} departure
 * @property {number} revision
 * @property {string} place
 * @property {string} day
 * @property {string} date
 * @property {number} people
 * @property {Date} createdAt
 */

const PLACES = ['Central Park', 'Empire State Building', 'Brooklyn Bridge', 'Statue of Liberty'];
const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
/** All bookings that are stored before a measurement are older than this. */
export const SEED_END = new Date('2026-01-01T00:00:00Z');
const BATCH_SIZE = 10_000;

/** The API's MongoDB driver. */
const { MongoClient, ObjectId } = createRequire(join(BACKEND, 'package.json'))('mongodb');

/**
 * Opens the collection of bookings for day tours. The connection closes when this process ends.
 * @param {string} mongodbUri
 * @returns {Promise<Bookings>}
 */
export async function openDayBookings(mongodbUri) {
  const client = await new MongoClient(mongodbUri).connect();
  return client.db().collection('day_tours');
}

/**
 * Creates a guide's account.
 * @param {string} mongodbUri
 * @param {number} userNumber
 */
export async function addGuide(mongodbUri, userNumber) {
  const client = await new MongoClient(mongodbUri).connect();
  const _id = ObjectId.createFromHexString(userId(userNumber));
  const account = { username: 'guide', email: 'guide@example.com', passwordHash: 'none' };
  await client
    .db()
    .collection('users')
    .insertOne({ _id, ...account, guide: true });
  await client.close();
}

/**
 * Adds bookings until the collection has a given total, spread over owners with consecutive numbers.
 * @param {Bookings} bookings
 * @param {{ ownerCount: number, total: number, firstOwner?: number, departures?: Departure[] }} options
 *   `departures`: the departures to book, in rotation; if missing, past departures
 */
export async function addBookings(
  bookings,
  { ownerCount, total, firstOwner = 0, departures = [] },
) {
  for (let start = await bookings.estimatedDocumentCount(); start < total; start += BATCH_SIZE) {
    const batch = Array.from({ length: Math.min(BATCH_SIZE, total - start) }, (_, index) => {
      const bookingNumber = start + index;
      const owner = firstOwner + (bookingNumber % ownerCount);
      return newBooking(bookingNumber, owner, departures[bookingNumber % departures.length]);
    });
    // Benchmark data needn't survive a power cut.
    await bookings.insertMany(batch, { ordered: false, writeConcern: { w: 1 } });
  }
}

/**
 * Removes the bookings that a measurement made, so that the next measurement starts with the same data.
 * @param {Bookings} bookings
 */
export function removeMeasuredBookings(bookings) {
  return bookings.deleteMany({ createdAt: { $gte: SEED_END } });
}

/**
 * Removes all stored departures, so that the next booking of each departure stores it again, as a first booking does.
 * @param {string} mongodbUri
 */
export async function removeDepartures(mongodbUri) {
  const client = await new MongoClient(mongodbUri).connect();
  await client.db().collection('departures').deleteMany({});
  await client.close();
}

/**
 * @param {number} bookingNumber
 * @param {number} owner
 * @param {Departure} [departure] if missing, a past departure
 * @returns {Booking}
 */
function newBooking(bookingNumber, owner, departure) {
  const { place, day, date } = departure ?? {
    place: PLACES[bookingNumber % PLACES.length] ?? '',
    day: DAYS[bookingNumber % DAYS.length] ?? '',
    date: '2025-12-01',
  };
  const { _id, tour } = idsOf(place, date);
  return {
    owner: ownerKey(owner),
    isListed: true,
    status: 'booked',
    tour,
    departure: _id,
    place,
    day,
    date,
    people: 1 + (bookingNumber % 8),
    revision: 0,
    createdAt: new Date(SEED_END.getTime() - 1 - (bookingNumber % 86_400_000)),
  };
}

/**
 * Returns all departures that can be booked, except those on the first date, ordered by date. Each one is also the
 * input of a call that books it for two people.
 * @param {Pick<import('./servers.mjs').Server, 'url'>} server
 * @returns {Promise<(Departure & { people: number })[]>}
 */
export async function listDepartures({ url }) {
  /** @type {any} */
  const records = await (await fetch(`${url}/api/departures?list=day`)).json();
  return /** @type {any[]} */ (records)
    .filter(({ date, status }) => date > records[0].date && status !== 'CLOSED')
    .map(({ place, date }) => ({ place, date, day: weekdayOf(date), people: 2 }));
}

/**
 * Stores departures with their settings, as their first bookings would.
 * @param {string} mongodbUri
 * @param {Departure[]} departures
 */
export async function storeDepartures(mongodbUri, departures) {
  const client = await new MongoClient(mongodbUri).connect();
  const settings = {
    startTime: '10:00',
    lengthMinutes: 150,
    meetingPoint: 'The corner',
    cutoffMinutes: 120,
    changeCutoffMinutes: 120,
  };
  await client
    .db()
    .collection('departures')
    .insertMany(
      departures.map(({ place, date }) => ({
        ...idsOf(place, date),
        list: 'day',
        place,
        date,
        start: '10:00',
        ...settings,
        isPromised: true,
        revision: 0,
        // The API relies on a version that is never less than the departure's number of bookings.
        version: 1000,
      })),
    );
  await client.close();
}

/**
 * Sets the capacity of tours, which can exceed the maximum in the guide's form.
 * @param {string} mongodbUri
 * @param {string[]} places
 * @param {number} capacity
 */
export async function setCapacityInDatabase(mongodbUri, places, capacity) {
  const client = await new MongoClient(mongodbUri).connect();
  const tours = client.db().collection('tours');
  const ids = places.map((place) => idsOf(place, '').tour);
  await tours.updateMany({ _id: { $in: ids } }, { $set: { capacity } });
  await client.close();
}

/**
 * @param {string} place
 * @param {string} date
 */
function idsOf(place, date) {
  const tour = `day.${place.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;
  return { _id: `${tour}.${date}.1000`, tour };
}

/** @param {string} date */
function weekdayOf(date) {
  return new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
}
