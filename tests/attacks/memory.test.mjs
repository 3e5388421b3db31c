// @ts-check
// Tests that the API stays within its container's memory if visitors have made as many bookings as they can, and the
// guide opens the largest pages in many windows.
import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { MEMORY_LIMIT_MB } from '../../scripts/container.mjs';
import { Api } from '../faults/api.mjs';
import { signUpGuide } from '../faults/guide.mjs';
import { Mongod } from '../faults/mongod.mjs';
import { BACKEND } from '../../scripts/project.mjs';

const fromBackend = createRequire(join(BACKEND, 'package.json'));
const { ObjectId } = /** @type {typeof import('mongodb')} */ (fromBackend('mongodb'));
/** @type {typeof import('shared/tours')} */
const { PLACES } = fromBackend('shared/tours');
/** @type {typeof import('shared/tour-settings')} */
const { defaultSettings, tourId } = fromBackend('shared/tour-settings');
/** @type {typeof import('shared/departure-id')} */
const { departureId } = fromBackend('shared/departure-id');

/** The API's limit of parties at one departure. On FULL_DATE, each departure has this many. */
const MAX_PARTIES = 500;
/** The number of parties at one departure on FLOOD_DATE. */
const FLOOD_PARTIES = 30_000;
/** The number of parties at each of the other departures on FLOOD_DATE. */
const OTHER_PARTIES = 700;
const DEPARTURES = PLACES.day.length + PLACES.night.length;
const ALL_FLOOD_DATE_PARTIES = FLOOD_PARTIES + (DEPARTURES - 1) * OTHER_PARTIES;
/** A Tuesday one to two weeks ahead. */
const FULL_DATE = weekdayAhead(2);
/** A Wednesday one to two weeks ahead, on which each departure has more parties than the limit allows. */
const FLOOD_DATE = weekdayAhead(3);

const STREAMS = 20;
const SHEETS_PER_DATE = 5;
/** Long, because busy machines are slow and these tests don't check speed. */
const TIMEOUT_MS = 120_000;

describe('many bookings', () => {
  /** @type {Api} */
  let api;
  /** @type {string} */
  let token;
  /** @type {string} */
  let feedPath;
  /** Ends the event streams when it aborts. */
  const streamsAbort = new AbortController();
  after(() => streamsAbort.abort());

  before(async () => {
    const mongod = await Mongod.prepare();
    await mongod.start();
    api = await Api.start(mongod.uri, { MAX_PARTIES: String(MAX_PARTIES) });
    const { guide, password } = await signUpGuide(api, mongod);
    token = guide.token ?? '';
    feedPath = (await guide.post('/api/guide/calendar-address', { password })).body.path;
    guide.closeConnections();
    await mongod.withClient((client) => addBookings(client.db()));
  });

  /** @param {string} path @param {AbortSignal} [signal] */
  const fetchAsGuide = async (path, signal) => {
    const response = await fetch(`http://127.0.0.1:${api.port}${path}`, {
      headers: { Authorization: `Bearer ${token}` },
      ...(signal && { signal }),
    });
    assert.equal(response.status, 200, path);
    return response;
  };

  /**
   * Repeats a call until it succeeds, since the API may reject some of the many simultaneous calls.
   * @param {string} path
   */
  const readWithRetries = async (path) => {
    for (const since = performance.now(); ;) {
      try {
        return await (await fetchAsGuide(path)).text();
      } catch (error) {
        assert.ok(api.isRunning, `the API has exited: ${api.loggedErrors.join('\n')}`);
        if (performance.now() - since > TIMEOUT_MS) throw error;
        await sleep(1000);
      }
    }
  };

  /** @param {string} date */
  const readDepartures = async (date) => {
    const { departures } = JSON.parse(await readWithRetries(`/api/guide/days/${date}`));
    assert.equal(departures.length, DEPARTURES);
    return departures;
  };

  /** @param {string} date */
  const openSheet = async (date) => {
    const departures = await readDepartures(date);
    for (const { parties } of departures) assert.equal(parties.length, MAX_PARTIES);
  };

  const openCsv = async () => {
    // FLOOD_DATE, a Wednesday, may come before FULL_DATE, a Tuesday.
    const [from, to] = [FULL_DATE, FLOOD_DATE].sort();
    const file = await readWithRetries(`/api/guide/bookings.csv?from=${from}&to=${to}`);
    assert.equal(file.split('\r\n').length, 2 + DEPARTURES * MAX_PARTIES + ALL_FLOOD_DATE_PARTIES);
  };

  const openFeed = async () => {
    assert.equal(
      (await readWithRetries(feedPath)).split('BEGIN:VEVENT').length,
      1 + 2 * DEPARTURES,
    );
  };

  it(`can be shown in many of the guide’s windows at once within ${MEMORY_LIMIT_MB} MB of memory`, async (t) => {
    const startMb = peakMb();
    /** @type {Record<string, number>} */
    const eventCounts = { [FULL_DATE]: 0, [FLOOD_DATE]: 0 };
    /** Listens like a browser, which reconnects when a stream ends. */
    const listen = async (/** @type {string} */ date) => {
      while (!streamsAbort.signal.aborted) {
        try {
          const { body } = await fetchAsGuide(
            `/api/guide/events?date=${date}`,
            streamsAbort.signal,
          );
          for await (const chunk of body ?? []) {
            const events = Buffer.from(chunk).toString().split('event: sheet').length - 1;
            eventCounts[date] = (eventCounts[date] ?? 0) + events;
          }
        } catch {
          await sleep(1000);
        }
      }
    };
    const listening = Array.from({ length: STREAMS }, (_, index) =>
      listen(index % 2 === 0 ? FULL_DATE : FLOOD_DATE),
    );

    // tests/faults/soak.test.mjs tests whether memory grows over time.
    await Promise.all([
      ...Array.from({ length: SHEETS_PER_DATE }, () => openSheet(FULL_DATE)),
      ...Array.from({ length: SHEETS_PER_DATE }, () => openSheet(FLOOD_DATE)),
      openCsv(),
      openCsv(),
      openFeed(),
      openFeed(),
    ]);
    streamsAbort.abort();
    await Promise.all(listening);
    t.diagnostic(`memory: ${Math.round(startMb)} MB before, ${Math.round(peakMb())} MB at most`);
    assert.ok(peakMb() < MEMORY_LIMIT_MB, `${peakMb()} MB`);
    for (const [date, count] of Object.entries(eventCounts)) {
      assert.ok(count >= STREAMS / 2, `the event streams of ${date} had only ${count} events`);
    }
  });

  it('are all counted, and listed on the day sheet up to each departure’s limit', async () => {
    for (const { parties, moreParties, taken } of await readDepartures(FLOOD_DATE)) {
      assert.equal(parties.length, MAX_PARTIES);
      const count = parties.length + moreParties;
      assert.ok([FLOOD_PARTIES, OTHER_PARTIES].includes(count), String(moreParties));
      assert.equal(taken, 2 * count);
    }
  });

  /** Returns the API's peak of anonymous memory in MB, without pages that are backed by files. */
  function peakMb() {
    const status = readFileSync(`/proc/${api.pid}/status`, 'utf8');
    const readMb = (/** @type {string} */ name) =>
      Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1]) / 1024;
    return readMb('VmHWM') - readMb('RssFile');
  }
});

/** @param {import('mongodb').Db} db */
async function addBookings(db) {
  for (const list of /** @type {const} */ (['day', 'night'])) {
    for (const [index, place] of PLACES[list].entries()) {
      const count = list === 'day' && index === 0 ? FLOOD_PARTIES : OTHER_PARTIES;
      await addParties(db, list, place, FULL_DATE, MAX_PARTIES);
      await addParties(db, list, place, FLOOD_DATE, count);
    }
  }
}

/**
 * Stores a number of parties at a departure, each with a note of the maximum length. Half of them have an account.
 * @param {import('mongodb').Db} db
 * @param {'day' | 'night'} list
 * @param {string} place
 * @param {string} date
 * @param {number} count
 */
async function addParties(db, list, place, date, count) {
  const parties = Array.from({ length: count }, () => new ObjectId());
  const users = parties.slice(0, Math.ceil(count / 2)).map((_id) => ({
    _id,
    username: `walker-${_id}`,
    email: `${_id}.${'x'.repeat(30)}@example.com`,
    passwordHash: 'none',
    createdAt: new Date(),
  }));
  await db.collection('users').insertMany(users);
  const { startTimes, lengthMinutes, meetingPoint, ...cutoffs } = defaultSettings({ list, place });
  const { cutoffMinutes, changeCutoffMinutes } = cutoffs;
  const [startTime = ''] = startTimes;
  const tour = tourId({ list, place });
  const departure = departureId({ list, place, date, start: startTime });
  await db.collection('departures').insertOne({
    _id: /** @type {any} */ (departure),
    tour,
    list,
    place,
    date,
    start: startTime,
    startTime,
    lengthMinutes,
    meetingPoint,
    cutoffMinutes,
    changeCutoffMinutes,
    isPromised: true,
    revision: 0,
    version: parties.length,
  });
  await db.collection(`${list}_tours`).insertMany(
    parties.map((_id, index) => ({
      _id,
      owner: index < users.length ? `user:${_id}` : `guest:${_id}`,
      isListed: true,
      status: 'booked',
      revision: 0,
      tour,
      departure,
      place,
      date,
      day: new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' }),
      people: 2,
      createdAt: new Date(Date.now() - randomInt(1e9)),
      attendance: { arrived: 1, noShow: false, note: 'They’re late. '.repeat(14), revision: 1 },
    })),
  );
}

/**
 * @param {number} weekday 0 is Sunday
 * @returns {string} the first date on that weekday that is at least a week ahead
 */
function weekdayAhead(weekday) {
  const date = new Date(Date.now() + 7 * 24 * 60 * 60 * 1000);
  date.setUTCDate(date.getUTCDate() + ((weekday - date.getUTCDay() + 7) % 7));
  return date.toISOString().slice(0, 10);
}
