// @ts-check
// Measures the cost of capacity limits: listing all departures against reading one's own list, booking departures with
// a limit against those without, and booking one popular departure against one departure for each caller.
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile, median } from '../quantile.mjs';
import { addGuide, dayTours, departuresOf, fill, promise, tidy, widen } from './data.mjs';
import { load } from './run-load.mjs';
import { startServer } from './servers.mjs';
import { tokenFor } from './tokens.mjs';

/** The number of bookings; set it lower for a quick run. */
const BOOKINGS = Number(process.env.BOOKINGS || 2_000_000);
const ROUNDS = 3;
/** Measured visitors have ten bookings each; as many other owners share the rest. */
const VISITORS = 100;
const OWNERS = 50_000;
const GUIDE = VISITORS + OWNERS;
/** Building indexes over millions of bookings delays the start. */
const START_TIMEOUT_MS = 240_000;

const CALLS = 300;
const CAPACITY = 60;
/** Parties at each future departure. With one to eight people each, most departures are nearly full. */
const PARTIES = 12;
/** The number of date ranges requested in turn. */
const VARIED = 11;
/** How long the API reuses one read of the database. */
const FRESH_MS = 2000;
/** How many calls of a round come after that read has expired. */
const LATE_CALLS = 8;
const TIMES_AS_LONG = { goal: 3, limit: 6 };

const CLIENTS = 64;
const EACH = 15;
const TURNS = 4;
/** More spots than the clients book. */
const LARGE = 100_000;
/** The number of tours with that limit; the others have none. */
const LIMITED = 4;
const PROCESSES = 3;
const SECONDS = 1;
/** The ratios to report. */
const SHARES = {
  limited: { goal: 0.8, limit: 0.5 },
  one: { goal: 0.7, limit: 0.4 },
  shared: { goal: 0.4, limit: 0.2 },
  ofProcess: { goal: 0.2, limit: 0.05 },
};

/** The kinds of departures to book. */
const KINDS = {
  free: `${CLIENTS} departures without a limit`,
  many: `${CLIENTS} departures with a limit`,
  one: 'one departure with a limit',
};

/** @typedef {import('./servers.mjs').Server} Server */
/** @typedef {import('./data.mjs').Departure} Departure */

/**
 * @param {import('./part.mjs').Surroundings} surroundings
 * @returns {Promise<import('./part.mjs').Outcome>}
 */
export async function measureDepartures(surroundings) {
  const reading = await measureReading(surroundings);
  const booking = await measureBooking(surroundings);
  const sharing = await measureSharing(surroundings);
  const ms = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
  const perSecond = (/** @type {number[]} */ rounds) => median(rounds).toFixed(0);
  /** @param {(keyof typeof KINDS)} kind */
  const row = (kind) => [
    `booking ${KINDS[kind]}`,
    ...['', ''],
    perSecond(booking.map((round) => round[kind])),
  ];
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
      row('free'),
      row('many'),
      row('one'),
      [
        `booking ${KINDS.many}, ${PROCESSES} processes`,
        ...['', ''],
        perSecond(sharing.map(({ many }) => many)),
      ],
      [
        `booking ${KINDS.one}, ${PROCESSES} processes`,
        ...['', ''],
        perSecond(sharing.map(({ one }) => one)),
      ],
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
        ...TIMES_AS_LONG,
      },
      {
        name: 'booking departures with a limit: times the calls of those without',
        value: median(booking.map(({ many, free }) => many / free)),
        ...SHARES.limited,
      },
      {
        name: 'booking one departure: times the calls that book many',
        value: median(booking.map(({ one, many }) => one / many)),
        ...SHARES.one,
      },
      {
        name: `the same on ${PROCESSES} processes`,
        value: median(sharing.map(({ one, many }) => one / many)),
        ...SHARES.shared,
      },
      {
        name: 'the process that books the fewest of these: its part of all',
        value: Math.min(...sharing.map(({ least }) => least)),
        ...SHARES.ofProcess,
      },
    ],
    note:
      `${ROUNDS} rounds in turns, medians. ${BOOKINGS.toLocaleString('en-US')} bookings, of which each departure of 8 places and 90 days has ${PARTIES}; own lists have ten. ` +
      `${CLIENTS} clients book ${CLIENTS * EACH} places at a time, and on ${PROCESSES} processes for ${SECONDS} s, ${TURNS} times a round.`,
  };
}

/**
 * Measures how long calls take, for each round and each kind of read.
 * @param {import('./part.mjs').Surroundings} surroundings
 */
async function measureReading({ mongod, secret, logs }) {
  const mongodbUri = mongod.uri('bench_departures');
  const settings = { mongodbUri, secret, logs, patienceMs: START_TIMEOUT_MS };
  const first = await startServer('api', settings);
  await limitPlaces(first, settings, CAPACITY);
  const departures = await departuresOf(first);
  await first.stop();
  await promise(mongodbUri, departures);
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
  let callCount = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    /** @type {Record<string, number[]>} */
    const times = { 'own list': [], 'all departures': [], 'all departures, read anew': [] };
    for (let call = 0; call < CALLS; call++, callCount++) {
      const from = dates[callCount % VARIED];
      const to = dates.at(-1 - (Math.floor(callCount / VARIED) % VARIED));
      const query = `departures?list=day&from=${from}&to=${to}`;
      times['own list']?.push(await timed(server, 'all', tokens[callCount % VISITORS]));
      times['all departures']?.push(await timed(server, query));
    }
    for (let call = 0; call < LATE_CALLS; call++) {
      await sleep(FRESH_MS);
      times['all departures, read anew']?.push(await timed(server, 'departures?list=day'));
    }
    // The first round warms up compilers and caches.
    if (round) rounds.push(times);
    process.stderr.write('.');
  }
  await server.stop();
  return rounds;
}

/**
 * Measures bookings per second, for each round and each kind of departure.
 * @param {import('./part.mjs').Surroundings} surroundings
 */
async function measureBooking({ mongod, secret, logs }) {
  const settings = { mongodbUri: mongod.uri('bench_places'), secret, logs };
  const server = await startServer('api', settings);
  const chosen = await chooseDepartures(server, settings);
  const bookings = await dayTours(settings.mongodbUri);
  /** @type {Record<keyof typeof KINDS, number>[]} */
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const seconds = { free: 0, many: 0, one: 0 };
    for (let turn = 0; turn < TURNS; turn++) {
      const kinds = /** @type {const} */ (['free', 'many', 'one']);
      for (const kind of turn % 2 ? kinds : kinds.toReversed()) {
        const { answers, perSecond } = await load({
          url: server.url,
          call: 'write',
          secret,
          connections: CLIENTS,
          owners: CLIENTS * EACH,
          amount: CLIENTS * EACH,
          bookings: chosen(turn)[kind],
        });
        seconds[kind] += answers / perSecond;
        await tidy(bookings);
        process.stderr.write('.');
      }
    }
    const calls = CLIENTS * EACH * TURNS;
    const { free, many, one } = seconds;
    if (round) rounds.push({ free: calls / free, many: calls / many, one: calls / one });
  }
  process.stderr.write('\n');
  await server.stop();
  return rounds;
}

/**
 * Measures the same on several processes, and the slowest process's share of one departure's bookings.
 * @param {import('./part.mjs').Surroundings} surroundings
 */
async function measureSharing({ mongod, secret, logs }) {
  const settings = { mongodbUri: mongod.uri('bench_sharing'), secret, logs };
  const first = await startServer('api', settings);
  const chosen = await chooseDepartures(first, settings);
  const servers = [first];
  while (servers.length < PROCESSES) servers.push(await startServer('api', settings));
  const bookings = await dayTours(settings.mongodbUri);
  /** @type {{ one: number, many: number, least: number }[]} */
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const answers = { many: 0, one: 0 };
    const ofServer = servers.map(() => 0);
    for (let turn = 0; turn < TURNS; turn++) {
      for (const kind of /** @type {const} */ (['many', 'one'])) {
        const result = await load({
          url: servers.map(({ url }) => url),
          call: 'write',
          secret,
          connections: CLIENTS,
          owners: CLIENTS * EACH,
          seconds: SECONDS,
          bookings: chosen(turn)[kind],
        });
        answers[kind] += result.answers;
        if (kind === 'one') {
          result.answersOf.forEach(
            (count, index) => (ofServer[index] = (ofServer[index] ?? 0) + count),
          );
        }
        await tidy(bookings);
        process.stderr.write('.');
      }
    }
    const seconds = SECONDS * TURNS;
    const least = Math.min(...ofServer) / answers.one;
    if (round) rounds.push({ one: answers.one / seconds, many: answers.many / seconds, least });
  }
  process.stderr.write('\n');
  for (const server of servers) await server.stop();
  return rounds;
}

/**
 * Returns the departure that each client books: one of its own, without or with a limit, or the same for all.
 * @param {Server} server
 * @param {import('./servers.mjs').Settings} settings
 */
async function chooseDepartures(server, settings) {
  const all = await departuresOf(server);
  const places = [...new Set(all.map(({ place }) => place))].slice(0, LIMITED);
  await limitPlaces(server, settings, CAPACITY, places);
  await widen(settings.mongodbUri, places, LARGE);
  const [limited, free] = [true, false].map((wanted) =>
    all
      .filter(({ place }) => places.includes(place) === wanted)
      .map((departure) => ({ ...departure, people: 1 })),
  );
  return (/** @type {number} */ turn) => ({
    free: free?.slice(TURNS, TURNS + CLIENTS) ?? [],
    many: limited?.slice(TURNS, TURNS + CLIENTS) ?? [],
    one: limited?.slice(turn, turn + 1) ?? [],
  });
}

/**
 * Sets the capacity of some day tours as the guide does, or of all if none are named.
 * @param {Server} server
 * @param {import('./servers.mjs').Settings} settings
 * @param {number} capacity
 * @param {string[]} [only]
 */
async function limitPlaces({ url }, { mongodbUri, secret }, capacity, only) {
  await addGuide(mongodbUri, GUIDE);
  const headers = {
    Authorization: `Bearer ${tokenFor(GUIDE, secret)}`,
    'Content-Type': 'application/json',
  };
  const places = await (await fetch(`${url}/api/guide/places`, { headers })).json();
  for (const { id, list, place, revision } of /** @type {any[]} */ (places)) {
    if (list !== 'day' || (only && !only.includes(place))) continue;
    const body = JSON.stringify({ revision, capacity });
    const { ok, status } = await fetch(`${url}/api/guide/places/${id}`, {
      method: 'PATCH',
      headers,
      body,
    });
    if (!ok) throw new Error(`${place}: ${status}`);
  }
}

/**
 * Returns how long a call takes, in milliseconds.
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
