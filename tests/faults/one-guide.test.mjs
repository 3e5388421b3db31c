// @ts-check
// One guide leads all tours. Visitors on three processes book, change, cancel, and restore tours that start at the same
// time, while one of the processes is killed. At no time are two of these tours booked on one date, and once a date has
// no bookings, any of its tours can be booked.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.mjs';
import { DAY_LIST } from './bookings.mjs';
import { signUpGuide } from './guide.mjs';
import { Mongod } from './mongod.mjs';
import { RACES, randomNumbers, SEED } from './settings.mjs';

const PROCESSES = 3;
const VISITORS = 24;
const DATES_PER_ROUND = 2;
const MAX_KILL_DELAY_MS = 1500;
/** The test books no date in the next few days, so that midnight in New York during the test doesn't matter. */
const SKIPPED_DATES = 7;
/** The statuses of successful and refused calls, and of calls to a killed or busy process. */
const EXPECTED_STATUSES = [200, 201, 204, 404, 409, 0, 503];

/** @typedef {{ place: string, date: string, status: string }} Departure */

describe('one guide', { concurrency: false }, () => {
  const random = randomNumbers();
  /** @type {Mongod} */
  let mongod;
  /** @type {Api[]} */
  const apis = [];
  /** The places of the day tours. @type {string[]} */
  let places;
  /** Dates on which all day tours can be booked. @type {string[]} */
  let dates;

  before(async () => {
    mongod = await Mongod.prepare();
    await mongod.start();
    for (let count = 0; count < PROCESSES; count++) {
      apis.push(await Api.start(mongod.uri, { MAX_BOOKINGS: '1000' }));
    }
    /** @type {{ body: Departure[] }} */
    const { body } = await apiAt(0).newCaller().callOnce('GET', '/api/departures?list=day');
    places = [...new Set(body.map(({ place }) => place))];
    const available = body.filter(({ status }) => status === 'AVAILABLE');
    const availableDates = [...new Set(available.map(({ date }) => date))];
    const fullyAvailableDates = availableDates.filter(
      (date) => available.filter((each) => each.date === date).length === places.length,
    );
    dates = fullyAvailableDates.slice(SKIPPED_DATES);
    const { guide } = await signUpGuide(apiAt(0), mongod);
    const { status, text } = await guide.put('/api/guide/planning', { toursAtOnce: 1 });
    assert.equal(status, 204, text);
    guide.closeConnections();
    // Waits, because the other processes may use the previous settings for a second.
    await sleep(1500);
  });

  /** @param {number} index */
  function apiAt(index) {
    return apis[index % PROCESSES] ?? assert.fail();
  }

  /**
   * @template T
   * @param {T[]} items
   */
  function pick(items) {
    return items[Math.floor(random() * items.length)] ?? assert.fail();
  }

  /** @param {string} date */
  function randomInput(date) {
    const day = new Date(date).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
    return { place: pick(places), date, day, people: 1 };
  }

  /**
   * Books, changes, cancels, and restores until the signal aborts.
   * @param {import('./caller.mjs').Caller} caller
   * @param {string[]} roundDates
   * @param {AbortSignal} signal
   */
  async function bookRepeatedly(caller, roundDates, signal) {
    /** @type {string | undefined} */
    let id;
    while (!signal.aborted) {
      const input = randomInput(pick(roundDates));
      const choice = random();
      let response;
      if (id === undefined) response = await caller.post(DAY_LIST.create, input);
      else if (choice < 0.4) response = await caller.put(`${DAY_LIST.update}/${id}`, input);
      else if (choice < 0.8) response = await caller.delete(`${DAY_LIST.remove}/${id}`);
      else response = await caller.post(`${DAY_LIST.restore}/${id}`);
      assert.ok(EXPECTED_STATUSES.includes(response.status), response.text);
      if (response.status === 201) id = response.body._id;
      else if (choice > 0.95) id = undefined;
    }
  }

  test(`is never booked for two tours at the same time while one of ${PROCESSES} processes is killed, in ${RACES} rounds (SEED=${SEED})`, (t) =>
    mongod.withClient(async (client) => {
      const bookings = client.db().collection('day_tours');
      const callers = Array.from({ length: VISITORS }, (_, index) => apiAt(index).newCaller());
      for (const caller of callers) await caller.becomeGuest();
      let [checkCount, bookedCount] = [0, 0];

      /** @param {string} date */
      async function checkDate(date) {
        const bookedPlaces = await bookings.distinct('place', { date, status: 'booked' });
        assert.ok(
          bookedPlaces.length <= 1,
          `${bookedPlaces.join(' and ')} are both booked on ${date}`,
        );
        checkCount++;
        bookedCount += bookedPlaces.length;
      }

      for (let round = 0; round < RACES; round++) {
        const roundDates = Array.from(
          { length: DATES_PER_ROUND },
          (_, index) => dates[(DATES_PER_ROUND * round + index) % dates.length] ?? '',
        );
        const [bookingAbort, watchAbort] = [new AbortController(), new AbortController()];
        const watching = (async () => {
          while (!watchAbort.signal.aborted) await Promise.all(roundDates.map(checkDate));
        })();
        watching.catch(() => watchAbort.abort()); // `await watching` throws the error below
        const bookingLoops = callers.map((each) =>
          bookRepeatedly(each, roundDates, bookingAbort.signal),
        );
        const victim = apiAt(Math.floor(random() * PROCESSES));
        await sleep(random() * MAX_KILL_DELAY_MS);
        await victim.kill();
        victim.spawn();
        await victim.waitUntilReady();
        await sleep(random() * MAX_KILL_DELAY_MS);
        bookingAbort.abort();
        await Promise.all(bookingLoops);
        watchAbort.abort();
        await watching;
        for (const caller of callers) caller.closeConnections();

        await bookings.deleteMany({});
        for (const date of roundDates) {
          const [first, second] = [callers[0] ?? assert.fail(), callers[1] ?? assert.fail()];
          const input = randomInput(date);
          assert.equal((await first.post(DAY_LIST.create, input)).status, 201);
          const otherPlace = places.find((place) => place !== input.place);
          const refusal = await second.post(DAY_LIST.create, { ...input, place: otherPlace });
          assert.equal(refusal.status, 409, refusal.text);
        }
        await bookings.deleteMany({});
        assert.deepEqual(
          apis.flatMap((api) => api.loggedErrors),
          [],
        );
      }
      for (const caller of callers) caller.closeConnections();
      assert.ok(bookedCount > 0, 'nobody booked');
      t.diagnostic(
        `${RACES} rounds, ${RACES} kills; checked ${checkCount} times, ${bookedCount} times with a booking: never more than one tour at a time`,
      );
    }));
});
