// @ts-check
// 200 visitors race for ten spots while others book and cancel, and one of three processes is killed. At no time
// are more than ten spots booked, and spots that the killed process was about to book are free immediately.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.mjs';
import { Booker, bookingInputOn } from './booker.mjs';
import { setPlaceCapacity, signUpGuide } from './guide.mjs';
import { Mongod } from './mongod.mjs';
import { RACES, randomNumbers, SEED } from './settings.mjs';
import { DAY_LIST } from './bookings.mjs';

const PROCESSES = 3;
const CAPACITY = 10;
const RACERS = 200;
const CHURNING_VISITORS = 9;
/** The share of racers with a booking who then cancel and book again, so that spots change hands during the kill. */
const CHURN_SHARE = 0.5;
const PLACE_ID = 'day.empire-state-building';
/** The process is killed at a random moment within this time, which is about as long as the race takes. */
const MAX_KILL_DELAY_MS = 1500;
/** Spots that a killed process was about to book must be free within this time. */
const MAX_REBOOK_MS = 1000;
/** The test books no date in the next few days, so that midnight in New York during the test doesn't matter. */
const SKIPPED_DATES = 7;

describe('the last ten spots', { concurrency: false }, () => {
  const random = randomNumbers();
  /** @type {Mongod} */
  let mongod;
  /** @type {Api[]} */
  const apis = [];
  /** @type {string[]} */
  let dates;

  before(async () => {
    mongod = await Mongod.prepare();
    await mongod.start();
    for (let count = 0; count < PROCESSES; count++) {
      apis.push(await Api.start(mongod.uri, { MAX_BOOKINGS: '1000' }));
    }
    const { guide } = await signUpGuide(apiAt(0), mongod);
    await setPlaceCapacity(guide, PLACE_ID, CAPACITY);
    guide.closeConnections();
    const { body } = await apiAt(0).newCaller().callOnce('GET', '/api/departures?list=day');
    const allDates = body.map((/** @type {{ date: string }} */ { date }) => date);
    dates = [...new Set(allDates)].slice(SKIPPED_DATES);
  });

  /** @param {number} index */
  function apiAt(index) {
    return apis[index % PROCESSES] ?? assert.fail();
  }

  /** @param {number} count */
  async function createBookers(count) {
    return Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const caller = apiAt(index).newCaller();
        await caller.becomeGuest();
        return new Booker(caller, random);
      }),
    );
  }

  test(`are never overbooked by ${RACERS} visitors on ${PROCESSES} processes, one of which is killed, in ${RACES} rounds (SEED=${SEED})`, (t) =>
    mongod.withClient(async (client) => {
      const database = client.db();
      const bookings = database.collection('day_tours');
      const racers = await createBookers(RACERS);
      const churningVisitors = await createBookers(CHURNING_VISITORS);
      const allBookers = [...racers, ...churningVisitors];
      const [lastBooker] = await createBookers(1);
      assert.ok(lastBooker);
      let [checkCount, slowestMs] = [0, 0];

      /**
       * Counts the booked spots on a date, and checks that they don't exceed the capacity.
       * @param {string} date
       */
      async function countTakenSpots(date) {
        const { place } = bookingInputOn(date, 1);
        const storedBookings = await bookings.find({ place, date, status: 'booked' }).toArray();
        const takenSpots = storedBookings.reduce((sum, { people }) => sum + people, 0);
        assert.ok(
          takenSpots <= CAPACITY,
          `${takenSpots} people on ${date}: ${JSON.stringify(storedBookings)}`,
        );
        return takenSpots;
      }

      /**
       * Checks both dates repeatedly until the signal aborts.
       * @param {string[]} bothDates
       * @param {AbortSignal} signal
       */
      async function watch(bothDates, signal) {
        for (; !signal.aborted; checkCount++) await Promise.all(bothDates.map(countTakenSpots));
      }

      /**
       * Books all free spots, and checks that one more booking is refused.
       * @param {string} date
       */
      async function bookRemainingSpots(date) {
        const freeSpots = CAPACITY - (await countTakenSpots(date));
        if (freeSpots > 0) {
          const start = performance.now();
          const status = await lastBooker?.book(date, freeSpots);
          const ms = performance.now() - start;
          assert.equal(status, 201, `${freeSpots} free spots on ${date} can't be booked`);
          assert.ok(ms < MAX_REBOOK_MS, `booking ${freeSpots} free spots on ${date} took ${ms} ms`);
          slowestMs = Math.max(slowestMs, ms);
        }
        assert.equal(await countTakenSpots(date), CAPACITY);
        assert.equal(
          (await lastBooker?.caller.post(DAY_LIST.create, bookingInputOn(date, 1)))?.status,
          409,
        );
      }

      for (let round = 0; round < RACES; round++) {
        const [date = '', otherDate = ''] = [0, 1].map(
          (offset) => dates[(2 * round + offset) % dates.length],
        );
        const bothDates = [date, otherDate];
        const [bookingAbort, watchAbort] = [new AbortController(), new AbortController()];
        const watching = watch(bothDates, watchAbort.signal);
        watching.catch(() => watchAbort.abort()); // `await watching` throws the error below
        const churning = churningVisitors.map((each) =>
          each.bookAndCancel(bothDates, bookingAbort.signal),
        );
        const races = racers.map(async (each) => {
          const status = await each.book(date, 1);
          if (status === 201 && random() < CHURN_SHARE)
            churning.push(each.bookAndCancel(bothDates, bookingAbort.signal));
        });
        const victim = apiAt(Math.floor(random() * PROCESSES));
        await sleep(random() * MAX_KILL_DELAY_MS);
        await victim.kill();
        victim.spawn();
        await Promise.all([...races, victim.waitUntilReady()]);
        bookingAbort.abort();
        await Promise.all(churning);
        for (const { caller } of [...allBookers, lastBooker]) caller.closeConnections();

        for (const each of allBookers) await each.check();
        for (const each of bothDates) {
          const sum = allBookers
            .flatMap((booker) => booker.bookings)
            .reduce((people, { input }) => people + (input.date === each ? input.people : 0), 0);
          assert.equal(
            await countTakenSpots(each),
            sum,
            'stored bookings differ from those of the visitors',
          );
        }
        for (const each of bothDates) await bookRemainingSpots(each);
        watchAbort.abort();
        await watching;
        // Deletes all bookings, since the next round may use the same dates.
        await bookings.deleteMany({});
        for (const each of [...allBookers, lastBooker]) each.forgetBookings();
        const loggedErrors = apis.flatMap((api) => api.loggedErrors);
        assert.deepEqual(loggedErrors, []);
      }

      const total = { acknowledged: 0, refused: 0, unknown: 0 };
      for (const { counts } of allBookers) {
        total.acknowledged += counts.acknowledged;
        total.refused += counts.refused;
        total.unknown += counts.unknown;
      }
      t.diagnostic(
        `${RACES} rounds, ${RACES} kills; calls ${JSON.stringify(total)}; checked ${checkCount} times: never more than ${CAPACITY}`,
      );
      t.diagnostic(`the spots left after a kill were booked within ${Math.round(slowestMs)} ms`);
    }));
});
