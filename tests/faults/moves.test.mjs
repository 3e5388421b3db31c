// @ts-check
// The guide moves a departure to a different date while visitors book both dates and one of three processes is killed.
// No booking is lost, neither date ever exceeds its capacity, and each booking is on exactly one of the dates.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.mjs';
import { bookingInputOn } from './booker.mjs';
import { setPlaceCapacity, signUpGuide } from './guide.mjs';
import { Mongod } from './mongod.mjs';
import { RACES, randomNumbers, SEED } from './settings.mjs';
import { DAY_LIST } from './bookings.mjs';

const PROCESSES = 3;
const { place: PLACE } = bookingInputOn('2030-01-07', 1);
const PLACE_ID = 'day.empire-state-building';
/** The number of visitors who book before the move. */
const EARLY_VISITORS = 40;
/** The number of visitors who book during the move. */
const LATE_VISITORS = 20;
/** Each date has spots for all visitors. */
const CAPACITY = EARLY_VISITORS + LATE_VISITORS;
/** The process is killed at a random moment within this time, which is about as long as the move takes. */
const MAX_KILL_DELAY_MS = 300;
/** The share of rounds in which the killed process is the one that moves the departure. */
const MOVER_KILLED_SHARE = 0.8;
/** The test books no date in the next few days, so that midnight in New York during the test doesn't matter. */
const SKIPPED_DATES = 7;

describe('a departure that is moved', { concurrency: false }, () => {
  const random = randomNumbers();
  /** @type {Mongod} */
  let mongod;
  /** @type {Api[]} */
  const apis = [];
  /** @type {import('./caller.mjs').Caller} */
  let guide;
  /** @type {string[]} */
  let dates;

  before(async () => {
    mongod = await Mongod.prepare();
    await mongod.start();
    for (let count = 0; count < PROCESSES; count++) apis.push(await Api.start(mongod.uri));
    ({ guide } = await signUpGuide(apiAt(0), mongod));
    await setPlaceCapacity(guide, PLACE_ID, CAPACITY);
    const { body } = await apiAt(0).newCaller().callOnce('GET', '/api/departures?list=day');
    const allDates = body.map((/** @type {{ date: string }} */ { date }) => date);
    dates = [...new Set(allDates)].slice(SKIPPED_DATES);
  });

  /** @param {number} index */
  function apiAt(index) {
    return apis[index % PROCESSES] ?? assert.fail();
  }

  test(`keeps all bookings of ${CAPACITY} visitors on ${PROCESSES} processes, one of which is killed, in ${RACES} rounds (SEED=${SEED})`, (t) =>
    mongod.withClient(async (client) => {
      const bookings = client.db().collection('day_tours');
      const departures = client.db().collection('departures');
      const visitors = await Promise.all(
        Array.from({ length: CAPACITY }, async (_, index) => {
          const caller = apiAt(index).newCaller();
          await caller.becomeGuest();
          return caller;
        }),
      );
      let [cutOffCount, notMovedCount, checkCount] = [0, 0, 0];

      /**
       * Reads both dates' bookings at one moment. Checks that neither date is overbooked, and that all early bookings
       * are on the same date. Returns the ids of each date's bookings, and how many of the bookings are early.
       * @param {string[]} bothDates
       * @param {Set<string>} earlyIds of bookings made before the move
       */
      async function checkDates(bothDates, earlyIds) {
        const storedBookings = await bookings
          .find(
            { place: PLACE, date: { $in: bothDates }, status: 'booked' },
            { readConcern: { level: 'snapshot' } },
          )
          .toArray();
        checkCount++;
        const dates = bothDates.map((date) => {
          const onDate = storedBookings.filter((each) => each.date === date);
          const people = onDate.reduce((sum, each) => sum + each.people, 0);
          assert.ok(people <= CAPACITY, `${people} people on ${date}`);
          const ids = onDate.map(({ _id }) => String(_id));
          return { ids, earlyCount: ids.filter((id) => earlyIds.has(id)).length };
        });
        const counts = dates.map((date) => date.earlyCount);
        assert.ok(
          counts.includes(earlyIds.size),
          `of ${earlyIds.size} early bookings, the two dates have ${counts.join(' and ')}`,
        );
        return dates;
      }

      /**
       * @param {string[]} bothDates
       * @param {Set<string>} earlyIds
       * @param {AbortSignal} signal
       */
      async function watch(bothDates, earlyIds, signal) {
        while (!signal.aborted) await checkDates(bothDates, earlyIds);
      }

      for (let round = 0; round < RACES; round++) {
        const [from = '', to = ''] = [0, 1].map(
          (offset) => dates[(2 * round + offset) % dates.length],
        );
        /** @type {string[]} */
        const acknowledgedIds = [];
        /** @param {import('./caller.mjs').Caller} visitor @param {string} date */
        const book = async (visitor, date) => {
          const { status, body } = await visitor.post(DAY_LIST.create, bookingInputOn(date, 1));
          if (status === 201) acknowledgedIds.push(body._id);
          else assert.ok([0, 409, 503].includes(status), `${status}`);
        };
        const id = `${PLACE_ID}.${from}.1000`;
        const readDeparture = () => departures.findOne({ _id: /** @type {any} */ (id) });
        const moveDeparture = async () => {
          const revision = (await readDeparture())?.revision ?? 0;
          const body = { date: to, reason: 'Rain', revision };
          const { status, text } = await guide.put(`/api/guide/departures/${id}/date`, body);
          assert.ok([0, 204, 503].includes(status), `${status} ${text}`);
          return status === 204;
        };

        await Promise.all(visitors.slice(0, EARLY_VISITORS).map((visitor) => book(visitor, from)));
        const earlyIds = new Set(acknowledgedIds);
        assert.equal(earlyIds.size, EARLY_VISITORS);
        const victim = apiAt(round);
        guide.port = random() < MOVER_KILLED_SHARE ? victim.port : apiAt(round + 1).port;
        const watchAbort = new AbortController();
        const watching = watch([from, to], earlyIds, watchAbort.signal);
        watching.catch(() => watchAbort.abort()); // `await watching` throws the error below
        const moving = moveDeparture();
        const lateBookings = visitors
          .slice(EARLY_VISITORS)
          .map((visitor) => book(visitor, random() < 0.5 ? from : to));
        await sleep(random() * MAX_KILL_DELAY_MS);
        await victim.kill();
        victim.spawn();
        const isAcknowledged = await moving;
        if (!isAcknowledged) cutOffCount++;
        await Promise.all([...lateBookings, victim.waitUntilReady()]);
        for (const visitor of [...visitors, guide]) visitor.closeConnections();

        // If the departure wasn't moved, the guide tries again.
        if ((await readDeparture())?.movedTo === undefined) {
          assert.ok(!isAcknowledged, 'the move was acknowledged, but is lost');
          const [unmovedDate] = await checkDates([from, to], earlyIds);
          assert.equal(unmovedDate?.earlyCount, EARLY_VISITORS);
          assert.ok(await moveDeparture(), 'the interrupted move prevents another attempt');
          notMovedCount++;
        }
        watchAbort.abort();
        await watching;
        const [oldDate, newDate] = await checkDates([from, to], earlyIds);
        assert.deepEqual(oldDate?.ids, []);
        for (const bookingId of acknowledgedIds) {
          assert.ok(newDate?.ids.includes(bookingId), `${bookingId} is lost`);
        }
        await bookings.deleteMany({});
        assert.deepEqual(
          apis.flatMap((api) => api.loggedErrors),
          [],
        );
      }
      t.diagnostic(
        `${RACES} moves, ${cutOffCount} of them cut off by a kill, of which ${cutOffCount - notMovedCount} had taken effect; checked ${checkCount} times: never more than ${CAPACITY}, and all on one date`,
      );
    }));
});
