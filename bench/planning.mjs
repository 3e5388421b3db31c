// @ts-check
// Measures the cost of a limit on tours at once: the first bookings of departures with and without the limit, and a
// month in the guide's calendar.
import { quantile, median } from './quantile.mjs';
import {
  addGuide,
  listDepartures,
  openDayBookings,
  removeMeasuredBookings,
  removeDepartures,
} from './data.mjs';
import { runLoad } from './run-load.mjs';
import { startServer } from './servers.mjs';
import { newToken } from './tokens.mjs';

const ROUNDS = 3;
/** How many times departures are booked in a round, with and without the limit. */
const TURNS = 4;
const CLIENTS = 16;
const GUIDE = 10_000;
/** With this limit, no booking is refused. */
const TOURS_AT_ONCE = 100;
/** Each of the 15 tours starts twice, so that a day has 30 departures. */
const START_TIMES = { day: ['10:00', '14:00'], night: ['18:00', '20:30'] };
/** A month in the calendar, with the weeks at its beginning and its end. */
const CALENDAR_DAYS = 35;
const CALENDAR_CALLS = 20;
const RATIO = { goal: 0.8, limit: 0.5 };
const CALENDAR_MS = { goal: 100, limit: 400 };

/**
 * @param {import('./part.mjs').PartInput} input
 * @returns {Promise<import('./part.mjs').PartResult>}
 */
export async function measurePlanning({ mongod, secret, logs }) {
  const settings = { mongodbUri: mongod.uri('bench_planning'), secret, logs };
  const server = await startServer('api', settings);
  const callAsGuide = await createGuideCaller(server, settings);
  const departures = await listDepartures(server);
  const bookings = await openDayBookings(settings.mongodbUri);
  const amount = Math.floor(departures.length / CLIENTS) * CLIENTS;
  const bookAll = () =>
    runLoad({
      url: server.url,
      call: 'write',
      secret,
      connections: CLIENTS,
      ownerCount: departures.length,
      amount,
      bodies: departures,
    });
  /** @type {{ unlimited: number, limited: number }[]} */
  const rounds = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const seconds = { unlimited: 0, limited: 0 };
    for (let turn = 0; turn < TURNS; turn++) {
      const kinds = /** @type {const} */ (['unlimited', 'limited']);
      for (const kind of turn % 2 ? kinds : kinds.toReversed()) {
        await callAsGuide('PUT', 'planning', {
          toursAtOnce: kind === 'limited' ? TOURS_AT_ONCE : null,
        });
        const { responses, perSecond } = await bookAll();
        seconds[kind] += responses / perSecond;
        await removeMeasuredBookings(bookings);
        await removeDepartures(settings.mongodbUri);
        process.stderr.write('.');
      }
    }
    const calls = amount * TURNS;
    if (round)
      rounds.push({ unlimited: calls / seconds.unlimited, limited: calls / seconds.limited });
  }
  await bookAll();
  const calendarMs = await measureCalendar(callAsGuide, departures);
  await server.stop();
  process.stderr.write('\n');
  const formatPerSecond = (/** @type {'unlimited' | 'limited'} */ kind) =>
    median(rounds.map((round) => round[kind])).toFixed(0);
  return {
    table: [
      ['', 'calls/s', 'median', 'p99'],
      ['first bookings without a limit', formatPerSecond('unlimited'), '', ''],
      [`first bookings, ${TOURS_AT_ONCE} tours at once`, formatPerSecond('limited'), '', ''],
      [
        'a month in the guide’s calendar',
        '',
        ...[0.5, 0.99].map((share) => `${quantile(calendarMs, share).toFixed(1)} ms`),
      ],
    ],
    metrics: [
      {
        name: 'first bookings with a limit: calls/s compared with those without',
        value: median(rounds.map(({ unlimited, limited }) => limited / unlimited)),
        ...RATIO,
      },
      { name: 'a month in the calendar', value: median(calendarMs), unit: 'ms', ...CALENDAR_MS },
    ],
    note:
      `Medians of ${ROUNDS} alternating rounds of ${TURNS} turns, in which ${CLIENTS} clients book ${amount} departures once each. ` +
      `The calendar has ${CALENDAR_DAYS} days with 30 departures each, of which eight are booked.`,
  };
}

/**
 * @param {Awaited<ReturnType<typeof createGuideCaller>>} callAsGuide
 * @param {import('./data.mjs').Departure[]} departures
 */
async function measureCalendar(callAsGuide, departures) {
  const tours = await callAsGuide('GET', 'places');
  for (const { id, list, revision } of /** @type {any[]} */ (tours)) {
    const startTimes = START_TIMES[/** @type {'day' | 'night'} */ (list)];
    await callAsGuide('PATCH', `places/${id}`, { revision, startTimes, bookedDepartures: 'keep' });
  }
  const from = departures[0]?.date ?? '';
  /** @type {number[]} */
  const times = [];
  for (let call = 0; call < CALENDAR_CALLS; call++) {
    const start = performance.now();
    await callAsGuide('GET', `planning/calendar?from=${from}&days=${CALENDAR_DAYS}`);
    times.push(performance.now() - start);
  }
  // The first calls warm up compilers and caches.
  return times.slice(5);
}

/**
 * Returns a function that calls the API as a guide.
 * @param {import('./servers.mjs').Server} server
 * @param {import('./servers.mjs').Settings} settings
 */
async function createGuideCaller({ url }, { mongodbUri, secret }) {
  await addGuide(mongodbUri, GUIDE);
  const headers = {
    Authorization: `Bearer ${newToken(GUIDE, secret)}`,
    'Content-Type': 'application/json',
  };
  return async (
    /** @type {string} */ method,
    /** @type {string} */ path,
    /** @type {object | undefined} */ input = undefined,
  ) => {
    const body = input && JSON.stringify(input);
    const response = await fetch(`${url}/api/guide/${path}`, { method, headers, body });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text && JSON.parse(text);
  };
}
