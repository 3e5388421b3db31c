// @ts-check
// Measures the cost of capacities with three comparisons: listing all departures and reading one's own list, booking
// departures with and without a capacity, and booking one popular departure and one departure per caller.
import { setTimeout as sleep } from 'node:timers/promises';
import { quantile, median } from './quantile.mjs';
import {
  addGuide,
  openDayBookings,
  listDepartures,
  addBookings,
  storeDepartures,
  removeMeasuredBookings,
  setCapacityInDatabase,
} from './data.mjs';
import { runLoad } from './run-load.mjs';
import { startServer } from './servers.mjs';
import { newToken } from './tokens.mjs';

/** The number of bookings. A lower number makes a run quicker. */
const BOOKINGS = Number(process.env.BOOKINGS || 2_000_000);
const ROUNDS = 3;
/** The measured visitors. They have ten bookings each, and other owners have the rest. */
const VISITORS = 100;
const OWNERS = 50_000;
const GUIDE = VISITORS + OWNERS;
/** Building indexes over millions of bookings delays the start. */
const START_TIMEOUT_MS = 240_000;

const CALLS_PER_ROUND = 300;
const CAPACITY = 60;
/** Parties at each future departure. With one to eight people each, most departures are nearly full. */
const PARTIES_PER_DEPARTURE = 12;
/** The requested ranges combine this many first dates with as many last dates. */
const DATE_RANGES = 11;
/** How long the API caches departures. */
const CACHE_TTL_MS = 2000;
/** The number of calls in each round after the cache has expired. */
const UNCACHED_CALLS = 8;
/** How many times longer than reading one's own list the slowest 1% of listings may take. */
const SLOWDOWN = { goal: 3, limit: 6 };

const CLIENTS = 64;
const BOOKINGS_PER_CLIENT = 15;
/** How many times each kind of departure is booked in a round. */
const TURNS = 4;
/** More spots than the clients book. */
const LARGE_CAPACITY = 100_000;
/** The number of tours with LARGE_CAPACITY. The other tours have no capacity. */
const LIMITED_TOURS = 4;
const PROCESSES = 3;
const SECONDS = 1;
/** The goals and limits of the reported ratios. */
const RATIOS = {
  limited: { goal: 0.8, limit: 0.5 },
  one: { goal: 0.7, limit: 0.4 },
  shared: { goal: 0.4, limit: 0.2 },
  ofProcess: { goal: 0.2, limit: 0.05 },
};

/** The booked departures in each measurement, as the report describes them. */
const KINDS = {
  unlimited: `${CLIENTS} departures without a limit`,
  many: `${CLIENTS} departures with a limit`,
  one: 'one departure with a limit',
};

/** @typedef {import('./servers.mjs').Server} Server */
/** @typedef {import('./data.mjs').Departure} Departure */

/**
 * @param {import('./part.mjs').PartInput} input
 * @returns {Promise<import('./part.mjs').PartResult>}
 */
export async function measureDepartures(input) {
  const readingRounds = await measureReading(input);
  const bookingRounds = await measureBooking(input);
  const sharingRounds = await measureSharing(input);
  const formatMs = (/** @type {number} */ value) => `${value.toFixed(1)} ms`;
  const formatMedian = (/** @type {number[]} */ rounds) => median(rounds).toFixed(0);
  /** @param {(keyof typeof KINDS)} kind */
  const createBookingRow = (kind) => [
    `booking ${KINDS[kind]}`,
    ...['', ''],
    formatMedian(bookingRounds.map((round) => round[kind])),
  ];
  return {
    table: [
      ['', 'median', 'p99', 'calls/s'],
      ...Object.keys(readingRounds[0] ?? {}).map((call) => [
        call,
        ...[0.5, 0.99].map((share) =>
          formatMs(median(readingRounds.map((round) => quantile(round[call] ?? [], share)))),
        ),
        '',
      ]),
      createBookingRow('unlimited'),
      createBookingRow('many'),
      createBookingRow('one'),
      [
        `booking ${KINDS.many}, ${PROCESSES} processes`,
        ...['', ''],
        formatMedian(sharingRounds.map(({ many }) => many)),
      ],
      [
        `booking ${KINDS.one}, ${PROCESSES} processes`,
        ...['', ''],
        formatMedian(sharingRounds.map(({ one }) => one)),
      ],
    ],
    metrics: [
      {
        name: 'all departures: p99 compared with the caller’s own list',
        value: median(
          readingRounds.map((round) => {
            const [ownListTimes = [], departuresTimes = []] = Object.values(round);
            return quantile(departuresTimes, 0.99) / quantile(ownListTimes, 0.99);
          }),
        ),
        ...SLOWDOWN,
      },
      {
        name: 'booking departures with a limit: calls/s compared with those without',
        value: median(bookingRounds.map(({ many, unlimited }) => many / unlimited)),
        ...RATIOS.limited,
      },
      {
        name: 'booking one departure: calls/s compared with many departures',
        value: median(bookingRounds.map(({ one, many }) => one / many)),
        ...RATIOS.one,
      },
      {
        name: `the same on ${PROCESSES} processes`,
        value: median(sharingRounds.map(({ one, many }) => one / many)),
        ...RATIOS.shared,
      },
      {
        name: 'the smallest share of these bookings made by one process',
        value: Math.min(...sharingRounds.map(({ smallestShare }) => smallestShare)),
        ...RATIOS.ofProcess,
      },
    ],
    note:
      `Medians of ${ROUNDS} alternating rounds. There are ${BOOKINGS.toLocaleString('en-US')} bookings: ${PARTIES_PER_DEPARTURE} at each departure of 8 places in 90 days, ten on each caller's own list, and past ones. ` +
      `${CLIENTS} clients book ${CLIENTS * BOOKINGS_PER_CLIENT} spots at a time, and on ${PROCESSES} processes for ${SECONDS} s, ${TURNS} times a round.`,
  };
}

/**
 * Measures how long reads take, in each round and for each kind of read.
 * @param {import('./part.mjs').PartInput} input
 */
async function measureReading({ mongod, secret, logs }) {
  const mongodbUri = mongod.uri('bench_departures');
  const settings = { mongodbUri, secret, logs, startTimeoutMs: START_TIMEOUT_MS };
  const firstServer = await startServer('api', settings);
  await setCapacityAsGuide(firstServer, settings, CAPACITY);
  const departures = await listDepartures(firstServer);
  await firstServer.stop();
  await storeDepartures(mongodbUri, departures);
  const bookings = await openDayBookings(mongodbUri);
  const total = VISITORS * 10;
  await addBookings(bookings, { ownerCount: VISITORS, total });
  const upcomingCount = departures.length * PARTIES_PER_DEPARTURE;
  const otherOwners = { ownerCount: OWNERS, firstOwner: VISITORS };
  await addBookings(bookings, { ...otherOwners, total: total + upcomingCount, departures });
  await addBookings(bookings, { ...otherOwners, total: Math.max(BOOKINGS, total + upcomingCount) });
  process.stderr.write(`${await bookings.estimatedDocumentCount()} bookings are stored\n`);

  const server = await startServer('api', settings);
  const tokens = Array.from({ length: VISITORS }, (_, visitor) => newToken(visitor, secret));
  const dates = [...new Set(departures.map(({ date }) => date))];
  /** @type {Record<string, number[]>[]} */
  const rounds = [];
  let callCount = 0;
  for (let round = 0; round <= ROUNDS; round++) {
    /** @type {Record<string, number[]>} */
    const times = { 'own list': [], 'all departures': [], 'all departures, not cached': [] };
    for (let call = 0; call < CALLS_PER_ROUND; call++, callCount++) {
      const from = dates[callCount % DATE_RANGES];
      const to = dates.at(-1 - (Math.floor(callCount / DATE_RANGES) % DATE_RANGES));
      const query = `departures?list=day&from=${from}&to=${to}`;
      times['own list']?.push(await timeCall(server, 'all', tokens[callCount % VISITORS]));
      times['all departures']?.push(await timeCall(server, query));
    }
    for (let call = 0; call < UNCACHED_CALLS; call++) {
      await sleep(CACHE_TTL_MS);
      times['all departures, not cached']?.push(await timeCall(server, 'departures?list=day'));
    }
    // The first round warms up compilers and caches.
    if (round) rounds.push(times);
    process.stderr.write('.');
  }
  await server.stop();
  return rounds;
}

/**
 * Measures bookings per second, in each round and for each kind of departure.
 * @param {import('./part.mjs').PartInput} input
 */
async function measureBooking({ mongod, secret, logs }) {
  const settings = { mongodbUri: mongod.uri('bench_places'), secret, logs };
  const server = await startServer('api', settings);
  const chooseDepartures = await createDepartureChooser(server, settings);
  const bookings = await openDayBookings(settings.mongodbUri);
  /** @type {Record<keyof typeof KINDS, number>[]} */
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const seconds = { unlimited: 0, many: 0, one: 0 };
    for (let turn = 0; turn < TURNS; turn++) {
      const kinds = /** @type {const} */ (['unlimited', 'many', 'one']);
      for (const kind of turn % 2 ? kinds : kinds.toReversed()) {
        const { responses, perSecond } = await runLoad({
          url: server.url,
          call: 'write',
          secret,
          connections: CLIENTS,
          ownerCount: CLIENTS * BOOKINGS_PER_CLIENT,
          amount: CLIENTS * BOOKINGS_PER_CLIENT,
          bodies: chooseDepartures(turn)[kind],
        });
        seconds[kind] += responses / perSecond;
        await removeMeasuredBookings(bookings);
        process.stderr.write('.');
      }
    }
    const calls = CLIENTS * BOOKINGS_PER_CLIENT * TURNS;
    const { unlimited, many, one } = seconds;
    if (round) rounds.push({ unlimited: calls / unlimited, many: calls / many, one: calls / one });
  }
  process.stderr.write('\n');
  await server.stop();
  return rounds;
}

/**
 * Measures bookings per second on several processes, and the smallest share that any process has of the bookings at one
 * departure.
 * @param {import('./part.mjs').PartInput} input
 */
async function measureSharing({ mongod, secret, logs }) {
  const settings = { mongodbUri: mongod.uri('bench_sharing'), secret, logs };
  const firstServer = await startServer('api', settings);
  const chooseDepartures = await createDepartureChooser(firstServer, settings);
  const servers = [firstServer];
  while (servers.length < PROCESSES) servers.push(await startServer('api', settings));
  const bookings = await openDayBookings(settings.mongodbUri);
  /** @type {{ one: number, many: number, smallestShare: number }[]} */
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const responses = { many: 0, one: 0 };
    const responsesPerServer = servers.map(() => 0);
    for (let turn = 0; turn < TURNS; turn++) {
      for (const kind of /** @type {const} */ (['many', 'one'])) {
        const result = await runLoad({
          url: servers.map(({ url }) => url),
          call: 'write',
          secret,
          connections: CLIENTS,
          ownerCount: CLIENTS * BOOKINGS_PER_CLIENT,
          seconds: SECONDS,
          bodies: chooseDepartures(turn)[kind],
        });
        responses[kind] += result.responses;
        if (kind === 'one') {
          result.responsesPerServer.forEach(
            (count, index) =>
              (responsesPerServer[index] = (responsesPerServer[index] ?? 0) + count),
          );
        }
        await removeMeasuredBookings(bookings);
        process.stderr.write('.');
      }
    }
    const seconds = SECONDS * TURNS;
    const smallestShare = Math.min(...responsesPerServer) / responses.one;
    if (round)
      rounds.push({
        one: responses.one / seconds,
        many: responses.many / seconds,
        smallestShare,
      });
  }
  process.stderr.write('\n');
  for (const server of servers) await server.stop();
  return rounds;
}

/**
 * Returns a function that selects the departures to book in a turn, for each of the KINDS. `unlimited` and `many` have a
 * departure for each client, `one` has the same departure for all clients.
 * @param {Server} server
 * @param {import('./servers.mjs').Settings} settings
 */
async function createDepartureChooser(server, settings) {
  const allDepartures = await listDepartures(server);
  const places = [...new Set(allDepartures.map(({ place }) => place))].slice(0, LIMITED_TOURS);
  await setCapacityAsGuide(server, settings, CAPACITY, places);
  await setCapacityInDatabase(settings.mongodbUri, places, LARGE_CAPACITY);
  const [limitedDepartures, unlimitedDepartures] = [true, false].map((isLimited) =>
    allDepartures
      .filter(({ place }) => places.includes(place) === isLimited)
      .map((departure) => ({ ...departure, people: 1 })),
  );
  return (/** @type {number} */ turn) => ({
    unlimited: unlimitedDepartures?.slice(TURNS, TURNS + CLIENTS) ?? [],
    many: limitedDepartures?.slice(TURNS, TURNS + CLIENTS) ?? [],
    one: limitedDepartures?.slice(turn, turn + 1) ?? [],
  });
}

/**
 * Sets the capacity of day tours through the API, as the guide would.
 * @param {Server} server
 * @param {import('./servers.mjs').Settings} settings
 * @param {number} capacity
 * @param {string[]} [placesToLimit] if missing, all places
 */
async function setCapacityAsGuide({ url }, { mongodbUri, secret }, capacity, placesToLimit) {
  await addGuide(mongodbUri, GUIDE);
  const headers = {
    Authorization: `Bearer ${newToken(GUIDE, secret)}`,
    'Content-Type': 'application/json',
  };
  const places = await (await fetch(`${url}/api/guide/places`, { headers })).json();
  for (const { id, list, place, revision } of /** @type {any[]} */ (places)) {
    if (list !== 'day' || (placesToLimit && !placesToLimit.includes(place))) continue;
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
async function timeCall({ url }, path, token) {
  const start = performance.now();
  const response = await fetch(`${url}/api/${path}`, {
    headers: token === undefined ? {} : { Authorization: `Bearer ${token}` },
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`);
  return performance.now() - start;
}
