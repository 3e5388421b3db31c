// @ts-check
// The upper bound for the API's speed: a server with only node:http and MongoDB's driver. It checks a token's signature
// and expiry. Then it reads the same list or inserts the same document as the API, with the same query, index, and
// durability. It has no validation, sign-out, limits, logs, or metrics.
// Environment: PORT, MONGODB_URI, JWT_SECRET
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { MongoClient } from 'mongodb';
import { DRIVER_OPTIONS } from './driver-options.mjs';

const { PORT, MONGODB_URI = '', JWT_SECRET = '' } = process.env;
const TOUR_ID = 'day.central-park';
const PUBLIC_FIELDS = { place: 1, day: 1, people: 1, date: 1 };

const client = await new MongoClient(MONGODB_URI, DRIVER_OPTIONS).connect();
const bookings = client.db().collection('day_tours');

createServer((request, response) => {
  const owner = authenticate(request.headers.authorization);
  if (!owner) {
    sendJson(response, 401, {});
  } else if (request.method === 'GET') {
    void listBookings(owner).then((list) => sendJson(response, 200, list));
  } else {
    /** @type {Buffer[]} */
    const chunks = [];
    request
      .on('data', (chunk) => chunks.push(chunk))
      .on('end', () => {
        const input = JSON.parse(Buffer.concat(chunks).toString());
        void addBooking(owner, input).then((booking) => sendJson(response, 201, booking));
      });
  }
}).listen(Number(PORT), '127.0.0.1');

/**
 * Returns the owner key of a valid token's user, or undefined if the token is invalid or has expired.
 * @param {string | undefined} authorization
 */
function authenticate(authorization = '') {
  const [head, payload = '', signature = ''] = authorization.slice('Bearer '.length).split('.');
  const expectedSignature = createHmac('sha256', JWT_SECRET).update(`${head}.${payload}`).digest();
  const receivedSignature = Buffer.from(signature, 'base64url');
  if (
    receivedSignature.length !== expectedSignature.length ||
    !timingSafeEqual(receivedSignature, expectedSignature)
  )
    return undefined;
  const { sub, exp } = JSON.parse(Buffer.from(payload, 'base64url').toString());
  return exp * 1000 > Date.now() ? `user:${sub}` : undefined;
}

/** @param {string} owner */
function listBookings(owner) {
  return bookings
    .find({ owner, isListed: true }, { projection: PUBLIC_FIELDS })
    .sort({ createdAt: 1, _id: 1 })
    .toArray();
}

/**
 * @param {string} owner
 * @param {{ place: string, day: string, people: number }} input
 */
async function addBooking(owner, { place, day, people }) {
  const date = '2030-01-07';
  const booking = {
    owner,
    isListed: true,
    status: 'booked',
    place,
    day,
    people,
    date,
    tour: TOUR_ID,
    departure: `${TOUR_ID}.${date}.1000`,
    revision: 0,
    createdAt: new Date(),
  };
  const { insertedId } = await bookings.insertOne(booking);
  return { _id: insertedId, place, day, people, date: booking.date };
}

/**
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {unknown} body
 */
function sendJson(response, status, body) {
  const text = JSON.stringify(body);
  response
    .writeHead(status, {
      'Content-Type': 'application/json; charset=utf-8',
      'Content-Length': Buffer.byteLength(text),
    })
    .end(text);
}
