// @ts-check
// What departures with few places cost: listing all of them, against reading one's own list; and booking into one
// that everybody wants, against booking into as many as there are callers.
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile, median } from '../quantile.mjs';
import { addGuide, dayTours, departuresOf, fill, tidy } from './data.mjs';
import { load } from './run-load.mjs';
import { startServer } from './servers.mjs';
import { tokenFor } from './tokens.mjs';

/** Fewer of them for a quick look. */
const BOOKINGS = Number(process.env.BOOKINGS || 2_000_000);
const ROUNDS = 3;
/** Visitors with ten bookings each; as many others as this have the rest. */
const VISITORS = 100;
const OWNERS = 50_000;
const GUIDE = VISITORS + OWNERS;
/** Indexes of millions are built before the API is ready. */
const PATIENCE_MS = 240_000;

const CALLS = 300;
const CAPACITY = 60;
/** Of each departure to come: with parties of one to eight, most are nearly full. */
const PARTIES = 12;
/** So many first and last dates are asked for in turns. */
const VARIED = 11;
/** For as long one look at the database is good for all who ask. */
const FRESH_MS = 2000;
/** How many calls of a round come when it isn't any more. */
const LATE_CALLS = 8;
const MOST_TIMES_AS_LONG = 3;

const CLIENTS = 64;
const EACH = 15;
const TURNS = 4;
/** The most that the guide may set; more than the clients book. */
const LARGE = 1000;
const LEAST_SHARE = 0.5;

/** @typedef {import('./servers.mjs').Server} Server */
/** @typedef {import('./data.mjs').Departure} Departure */

/**
 * @param {import('./part.mjs').Surroundings} surroundings
 * @returns {Promise<import('./part.mjs').Outcome>}
 */
export async function measureDepartures(surroundings) {
  const reading = await measureReading(surroundings);
  const booking = await measureBooking(surroundings);
  const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
  const perSecond = (/** @type {'one' | 'many'} */ which) =>
    median(booking.map((round) => round[which])).toFixed(0);
  return {
    table: [
      ['', 'median', 'p99', 'calls/s'],
      ...Object.keys(reading[0] ?? {}).map((call) => [
        call,
        ...[0.5, 0.99].map((share) =>
          ms(median(reading.map((round) => quantile(round[call] ?? [], share)))),
        ),
        '',
      ]),
      [`booking ${CLIENTS} departures`, '', '', perSecond('many')],
      ['booking one departure', '', '', perSecond('one')],
    ],
    goals: [
      {
        name: 'all departures: p99, times that of one’s own list',
        value: median(
          reading.map((round) => {
            const [list = [], all = []] = Object.values(round);
            return quantile(all, 0.99) / quantile(list, 0.99);
          }),
        ),
        atMost: MOST_TIMES_AS_LONG,
      },
      {
        name: 'booking one departure: times the calls that book many',
        value: median(booking.map(({ one, many }) => one / many)),
        atLeast: LEAST_SHARE,
      },
    ],
    note:
      `${ROUNDS} rounds in turns, medians. ${BOOKINGS.toLocaleString('en-US')} bookings, of which each departure of 8 places and 90 days has ${PARTIES}; own lists have ten. ` +
      `${CLIENTS} clients book ${CLIENTS * EACH} places at a time, in a departure that has ${LARGE}.`,
  };
}

/**
 * How long calls took, in each round and by what they read.
 * @param {import('./part.mjs').Surroundings} surroundings
 */
async function measureReading({ mongod, secret, logs }) {
  const mongodbUri = mongod.uri('bench_departures');
  const settings = { mongodbUri, secret, logs, patienceMs: PATIENCE_MS };
  const first = await startServer('api', settings);
  await limitPlaces(first, settings, CAPACITY);
  const departures = await departuresOf(first);
  await first.stop();
  const bookings = await dayTours(mongodbUri);
  const total = VISITORS * 10;
  await fill(bookings, { owners: VISITORS, total });
  const ahead = departures.length * PARTIES;
  const others = { owners: OWNERS, firstOwner: VISITORS };
  await fill(bookings, { ...others, total: total + ahead, departures });
  await fill(bookings, { ...others, total: Math.max(BOOKINGS, total + ahead) });
  process.stderr.write(`${await bookings.estimatedDocumentCount()} bookings are there\n`);

  const server = await startServer('api', settings);
  const tokens = Array.from({ length: VISITORS }, (_, visitor) => tokenFor(visitor, secret));
  const dates = [...new Set(departures.map(({ date }) => date))];
  /** @type {Record<string, number[]>[]} */
  const rounds = [];
  let asked = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    /** @type {Record<string, number[]>} */
    const times = { 'own list': [], 'all departures': [], 'all departures, read anew': [] };
    for (let call = 0; call < CALLS; call++, asked++) {
      const from = dates[asked % VARIED];
      const to = dates.at(-1 - (Math.floor(asked / VARIED) % VARIED));
      const query = `departures?list=day&from=${from}&to=${to}`;
      times['own list']?.push(await timed(server, 'all', tokens[asked % VISITORS]));
      times['all departures']?.push(await timed(server, query));
    }
    for (let call = 0; call < LATE_CALLS; call++) {
      await sleep(FRESH_MS);
      times['all departures, read anew']?.push(await timed(server, 'departures?list=day'));
    }
    // The first round is for the compilers and caches.
    if (round) rounds.push(times);
    process.stderr.write('.');
  }
  await server.stop();
  return rounds;
}

/**
 * How many bookings a second there are, in each round: all in one departure, and each client in its own.
 * @param {import('./part.mjs').Surroundings} surroundings
 */
async function measureBooking({ mongod, secret, logs }) {
  const mongodbUri = mongod.uri('bench_places');
  const settings = { mongodbUri, secret, logs };
  const server = await startServer('api', settings);
  await limitPlaces(server, settings, LARGE);
  const departures = await departuresOf(server);
  const bookings = await dayTours(mongodbUri);
  /** @type {{ one: number, many: number }[]} */
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const seconds = { one: 0, many: 0 };
    for (let turn = 0; turn < TURNS; turn++) {
      const chosen = {
        one: departures.slice(turn, turn + 1),
        many: departures.slice(TURNS, TURNS + CLIENTS),
      };
      for (const which of /** @type {const} */ (['one', 'many'])) {
        const { answers, perSecond } = await load({
          ...{ url: server.url, call: 'write', secret, connections: CLIENTS },
          ...{ owners: CLIENTS * EACH, amount: CLIENTS * EACH },
          bookings: chosen[which].map((departure) => ({ ...departure, people: 1 })),
        });
        seconds[which] += answers / perSecond;
        await tidy(bookings);
        process.stderr.write('.');
      }
    }
    const calls = CLIENTS * EACH * TURNS;
    if (round) rounds.push({ one: calls / seconds.one, many: calls / seconds.many });
  }
  process.stderr.write('\n');
  await server.stop();
  return rounds;
}

/**
 * Gives all places of the day list that capacity, as the guide does.
 * @param {Server} server
 * @param {import('./servers.mjs').Settings} settings
 * @param {number} capacity
 */
async function limitPlaces({ url }, { mongodbUri, secret }, capacity) {
  await addGuide(mongodbUri, GUIDE);
  const headers = {
    Authorization: `Bearer ${tokenFor(GUIDE, secret)}`,
    'Content-Type': 'application/json',
  };
  const places = await (await fetch(`${url}/api/guide/places`, { headers })).json();
  for (const { id, list, place, ...others } of /** @type {any[]} */ (places)) {
    if (list !== 'day') continue;
    const body = JSON.stringify({ ...others, capacity });
    const { ok, status } = await fetch(`${url}/api/guide/places/${id}`, {
      ...{ method: 'PUT', headers, body },
    });
    if (!ok) throw new Error(`${place}: ${status}`);
  }
}

/**
 * How long a call takes, in ms.
 * @param {Server} server
 * @param {string} path
 * @param {string} [token]
 */
async function timed({ url }, path, token) {
  const start = performance.now();
  const response = await fetch(`${url}/api/${path}`, {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return performance.now() - start;
}
