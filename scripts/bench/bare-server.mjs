// @ts-check
// The upper bound for the API: node:http and MongoDB's driver, with only the core of each call. It checks a token's
// signature and expiry, and reads the same list or inserts the same document with the same query, index, and
// durability. It has no validation, sign-out, limits, log, or metrics.
// PORT, MONGODB_URI, JWT_SECRET
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { MongoClient } from 'mongodb';
import { DRIVER_OPTIONS } from './driver-options.mjs';

const { PORT, MONGODB_URI = '', JWT_SECRET = '' } = process.env;
const TOUR = 'day.central-park';
const RECORD = { place: 1, day: 1, people: 1, date: 1 };

const client = await new MongoClient(MONGODB_URI, DRIVER_OPTIONS).connect();
const tours = client.db().collection('day_tours');

createServer((request, response) => {
  const owner = ownerOf(request.headers.authorization);
  if (!owner) {
    send(response, 401, {});
  } else if (request.method === 'GET') {
    void list(owner).then((records) => send(response, 200, records));
  } else {
    /** @type {Buffer[]} */
    const chunks = [];
    request
      .on('data', (chunk) => chunks.push(chunk))
      .on('end', () => {
        const input = JSON.parse(Buffer.concat(chunks).toString());
        void add(owner, input).then((record) => send(response, 201, record));
      });
  }
}).listen(Number(PORT), '127.0.0.1');

/** @param {string | undefined} authorization */
function ownerOf(authorization = '') {
  const [head, payload = '', signature = ''] = authorization.slice('Bearer '.length).split('.');
  const expected = createHmac('sha256', JWT_SECRET).update(`${head}.${payload}`).digest();
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  const { sub, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return exp * 1000 > Date.now() ? `user:${sub}` : undefined;
}

/** @param {string} owner */
function list(owner) {
  return tours
    .find({ owner, isListed: true }, { projection: RECORD })
    .sort({ createdAt: 1, _id: 1 })
    .toArray();
}

/**
 * @param {string} owner
 * @param {{ place: string, day: string, people: number }} input
 */
async function add(owner, { place, day, people }) {
  const date = '2030-01-07';
  const booking = {
    owner,
    isListed: true,
    status: 'booked',
    place,
    day,
    people,
    date,
    tour: TOUR,
    departure: `${TOUR}.${date}.1000`,
    revision: 0,
    createdAt: new Date(),
  };
  const { insertedId } = await tours.insertOne(booking);
  return { _id: insertedId, place, day, people, date: booking.date };
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {unknown} body
 */
function send(response, status, body) {
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
    })
    .end(text);
}
