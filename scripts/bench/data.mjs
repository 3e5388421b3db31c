// @ts-check
// The bookings that the benchmarks work on.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { BACKEND } from '../project.mjs';
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
/** All that is there before a measurement is older than this. */
export const SEEDED_UNTIL = new Date('2026-01-01T00:00:00Z');
const BATCH = 10_000;

/** The API's own driver, which the tests of the API install anyway. */
const { MongoClient, ObjectId } = createRequire(join(BACKEND, 'package.json'))('mongodb');

/**
 * The list of day tours; its connection ends with this process.
 * @param {string} mongodbUri
 * @returns {Promise<Bookings>}
 */
export async function dayTours(mongodbUri) {
  const client = await new MongoClient(mongodbUri).connect();
  return client.db().collection('day_tours');
}

/**
 * Makes an account that is the guide's.
 * @param {string} mongodbUri
 * @param {number} number
 */
export async function addGuide(mongodbUri, number) {
  const client = await new MongoClient(mongodbUri).connect();
  const _id = ObjectId.createFromHexString(userId(number));
  const names = { username: 'guide', email: 'guide@example.com', passwordHash: 'none' };
  await client
    .db()
    .collection('users')
    .insertOne({ _id, ...names, guide: true });
  await client.close();
}

/**
 * Fills a list until it has that many bookings, spread over owners whose numbers follow each other.
 * @param {Bookings} bookings
 * @param {{ owners: number, total: number, firstOwner?: number, departures?: Departure[] }} size
 *   `departures`: what is booked, in turns; tours that are over, where it is missing
 */
export async function fill(bookings, { owners, total, firstOwner = 0, departures = [] }) {
  for (let start = await bookings.estimatedDocumentCount(); start < total; start += BATCH) {
    const batch = Array.from({ length: Math.min(BATCH, total - start) }, (_, index) => {
      const number = start + index;
      const owner = firstOwner + (number % owners);
      return booking(number, owner, departures[number % departures.length]);
    });
    // Nothing here has to outlive a power cut.
    await bookings.insertMany(batch, { ordered: false, writeConcern: { w: 1 } });
  }
}

/**
 * Removes what a measurement has written, so that the next one finds what it found.
 * @param {Bookings} bookings
 */
export function tidy(bookings) {
  return bookings.deleteMany({ createdAt: { $gte: SEEDED_UNTIL } });
}

/**
 * @param {number} number
 * @param {number} owner
 * @param {Departure} [departure] a tour that is over, where it is missing
 * @returns {Booking}
 */
function booking(number, owner, departure) {
  const { place, day, date } = departure ?? {
    place: PLACES[number % PLACES.length] ?? '',
    day: DAYS[number % DAYS.length] ?? '',
    date: '2025-12-01',
  };
  const { _id, tour } = idsOf(place, date);
  return {
    ...{ owner: ownerKey(owner), isListed: true, status: 'booked' },
    ...{ tour, departure: _id, place, day, date },
    people: 1 + (number % 8),
    revision: 0,
    createdAt: new Date(SEEDED_UNTIL.getTime() - 1 - (number % 86_400_000)),
  };
}

/**
 * All departures that can be booked, those of one date after the other's.
 * @param {Pick<import('./servers.mjs').Server, 'url'>} server
 * @returns {Promise<Departure[]>}
 */
export async function departuresOf({ url }) {
  /** @type {any} */
  const records = await (await fetch(`${url}/api/departures?list=day`)).json();
  return /** @type {any[]} */ (records)
    .filter(({ date }) => date > records[0].date)
    .map(({ place, date }) => ({ place, date, day: weekdayOf(date), people: 2 }));
}

/**
 * Stores what departures have promised, as their first bookings do.
 * @param {string} mongodbUri
 * @param {Departure[]} departures
 */
export async function promise(mongodbUri, departures) {
  const client = await new MongoClient(mongodbUri).connect();
  const terms = {
    startTime: '10:00',
    lengthMinutes: 150,
    meetingPoint: 'There',
    cutoffMinutes: 120,
    changeCutoffMinutes: 120,
  };
  await client
    .db()
    .collection('departures')
    .insertMany(
      departures.map(({ place, date }) => ({
        ...idsOf(place, date),
        ...{ list: 'day', place, date, start: '10:00', ...terms },
        // More than there are bookings of it.
        ...{ isPromised: true, revision: 0, version: 1000 },
      })),
    );
  await client.close();
}

/**
 * Gives tours a larger capacity than the guide may set.
 * @param {string} mongodbUri
 * @param {string[]} places
 * @param {number} capacity
 */
export async function widen(mongodbUri, places, capacity) {
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
