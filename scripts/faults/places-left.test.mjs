// @ts-check
// Two hundred visitors race for ten spots while others book and cancel, and one of three processes is killed. Never
// more than ten spots are booked, and spots that the dead process was about to book are free at once.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.mjs';
import { Booker, tourOn } from './booker.mjs';
import { limitPlace, signUpGuide } from './guide.mjs';
import { Mongod } from './mongod.mjs';
import { RACES, randomNumbers, SEED } from './settings.mjs';
import { DAY_LIST } from './tours.mjs';

const PROCESSES = 3;
const CAPACITY = 10;
const RACERS = 200;
const RESTLESS = 9;
/** Visitors with a booking who cancel and book again, so that spots change hands when a process is killed. */
const UNDECIDED = 0.5;
const PLACE_ID = 'day.empire-state-building';
/** About as long as the race takes. */
const MAX_DELAY_MS = 1500;
/** How soon spots that a dead process was about to book must be free. */
const AT_ONCE_MS = 1000;
/** Far enough ahead that New York's date changing during the test doesn't matter. */
const FIRST_DATE = 7;

describe('the last ten places', { concurrency: false }, () => {
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
    const { guide } = await signUpGuide(processOf(0), mongod);
    await limitPlace(guide, PLACE_ID, CAPACITY);
    guide.hangUp();
    const { body } = await processOf(0).caller().once('GET', '/api/departures?list=day');
    dates = [...new Set(body.map((/** @type {{ date: string }} */ { date }) => date))];
  });

  /** @param {number} index */
  function processOf(index) {
    return apis[index % PROCESSES] ?? assert.fail();
  }

  /** @param {number} count */
  async function bookers(count) {
    return Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const caller = processOf(index).caller();
        await caller.beGuest();
        return new Booker(caller, random);
      }),
    );
  }

  test(`with ${RACERS} visitors on ${PROCESSES} processes, one of them killed, ${RACES} times: SEED=${SEED}`, (t) =>
    mongod.with(async (client) => {
      const database = client.db();
      const bookings = database.collection('day_tours');
      const racers = await bookers(RACERS);
      const restless = await bookers(RESTLESS);
      const everybody = [...racers, ...restless];
      const [closer] = await bookers(1);
      assert.ok(closer);
      let [looks, slowest] = [0, 0];

      /** @param {string} date */
      async function takenOn(date) {
        const { place } = tourOn(date, 1);
        const stored = await bookings.find({ place, date, status: 'booked' }).toArray();
        const taken = stored.reduce((sum, { people }) => sum + people, 0);
        assert.ok(taken <= CAPACITY, `${taken} people on ${date}: ${JSON.stringify(stored)}`);
        return taken;
      }

      /**
       * @param {string[]} both
       * @param {AbortSignal} signal
       */
      async function watch(both, signal) {
        for (; !signal.aborted; looks++) await Promise.all(both.map(takenOn));
      }

      /**
       * Books all free spots, and checks that one more is refused.
       * @param {string} date
       */
      async function takeTheRest(date) {
        const left = CAPACITY - (await takenOn(date));
        if (left > 0) {
          const start = performance.now();
          const status = await closer?.book(date, left);
          const ms = performance.now() - start;
          assert.equal(status, 201, `${left} places on ${date} can't be had`);
          assert.ok(ms < AT_ONCE_MS, `${left} places on ${date} were had after ${ms} ms`);
          slowest = Math.max(slowest, ms);
        }
        assert.equal(await takenOn(date), CAPACITY);
        assert.equal((await closer?.caller.post(DAY_LIST.create, tourOn(date, 1)))?.status, 409);
      }

      for (let round = 0; round < RACES; round++) {
        const [date = '', other = ''] = [0, 1].map(
          (which) => dates[FIRST_DATE + ((2 * round + which) % (dates.length - FIRST_DATE))],
        );
        const both = [date, other];
        const [stopping, watched] = [new AbortController(), new AbortController()];
        const watching = watch(both, watched.signal);
        watching.catch(() => watched.abort()); // reports only the first failure
        const going = restless.map((each) => each.comeAndGo(both, stopping.signal));
        const racing = racers.map(async (each) => {
          const status = await each.book(date, 1);
          if (status === 201 && random() < UNDECIDED)
            going.push(each.comeAndGo(both, stopping.signal));
        });
        const victim = processOf(Math.floor(random() * PROCESSES));
        await sleep(random() * MAX_DELAY_MS);
        await victim.kill();
        victim.spawn();
        await Promise.all([...racing, victim.ready()]);
        stopping.abort();
        await Promise.all(going);
        for (const { caller } of [...everybody, closer]) caller.hangUp();

        for (const each of everybody) await each.check();
        for (const each of both) {
          const sum = everybody
            .flatMap((booker) => booker.bookings)
            .reduce((people, { tour }) => people + (tour.date === each ? tour.people : 0), 0);
          assert.equal(await takenOn(each), sum, 'bookings that nobody has');
        }
        for (const each of both) await takeTheRest(each);
        watched.abort();
        await watching;
        // Deletes all bookings, since the next round may use the same dates.
        await bookings.deleteMany({});
        for (const each of [...everybody, closer]) each.forget();
        const complaints = apis.flatMap((api) => api.complaints);
        assert.deepEqual(complaints, []);
      }

      const total = { acknowledged: 0, refused: 0, unknown: 0 };
      for (const { counts } of everybody) {
        total.acknowledged += counts.acknowledged;
        total.refused += counts.refused;
        total.unknown += counts.unknown;
      }
      t.diagnostic(
        `${RACES} rounds, ${RACES} kills; calls ${JSON.stringify(total)}; looked ${looks} times: never more than ${CAPACITY}`,
      );
      t.diagnostic(`what was left after a kill could be had within ${Math.round(slowest)} ms`);
    }));
});
