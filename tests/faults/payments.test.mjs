// @ts-check
// Several devices note and undo the same parties' fares on three processes, one of which is killed, and repeat each
// call until it has a response. At no time has a party paid more than it owes or less than nothing, and afterward the
// books contain each acknowledged payment once, and no refused one.
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.mjs';
import { bookingInputOn } from './booker.mjs';
import { DAY_LIST } from './bookings.mjs';
import { signUpGuide } from './guide.mjs';
import { Mongod } from './mongod.mjs';
import { RACES, randomNumbers, SEED } from './settings.mjs';

const PROCESSES = 3;
const PARTIES = 5;
const DEVICES = 9;
/** How many payments each device notes for each party. */
const PAYMENTS_PER_PARTY = 3;
const FARE_CENTS = 4000;
/** The process is killed at a random moment within this time, which is about as long as the round takes. */
const MAX_KILL_DELAY_MS = 1500;
const RETRY_DELAY_MS = 50;
/** The test books no date in the next few days, so that midnight in New York during the test doesn't matter. */
const SKIPPED_DATES = 7;

/** @typedef {{ _id: string, party: string, cents: number, reverses?: string }} Payment */

describe('fares', { concurrency: false }, () => {
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
    for (let count = 0; count < PROCESSES; count++) {
      apis.push(await Api.start(mongod.uri, { MAX_BOOKINGS: '1000' }));
    }
    ({ guide } = await signUpGuide(apiAt(0), mongod));
    const { body } = await apiAt(0).newCaller().callOnce('GET', '/api/departures?list=day');
    const allDates = body.map((/** @type {{ date: string }} */ { date }) => date);
    dates = [...new Set(allDates)].slice(SKIPPED_DATES);
  });

  /** @param {number} index */
  function apiAt(index) {
    return apis[index % PROCESSES] ?? assert.fail();
  }

  /**
   * Repeats a call until the API responds with a status other than 503.
   * @param {() => Promise<import('./caller.mjs').CallerResponse>} call
   */
  async function repeatUntilResponse(call) {
    for (;;) {
      const response = await call();
      if (response.status !== 0 && response.status !== 503) return response;
      await sleep(RETRY_DELAY_MS);
    }
  }

  test(`are never noted twice by ${DEVICES} devices on ${PROCESSES} processes, one of which is killed, in ${RACES} rounds (SEED=${SEED})`, (t) =>
    mongod.withClient(async (client) => {
      /** @type {import('mongodb').Collection<Payment>} */
      const payments = client.db().collection('payments');
      const bookings = client.db().collection('day_tours');
      const visitor = apiAt(0).newCaller();
      await visitor.becomeGuest();
      const devices = Array.from({ length: DEVICES }, (_, index) => {
        const caller = apiAt(index).newCaller();
        caller.token = guide.token;
        return caller;
      });
      let [checkCount, paidCount, refusedCount] = [0, 0, 0];

      /** Checks that each party has paid its whole fare or nothing. Returns the payments, and their sum by party id. */
      async function checkPaidSums() {
        const storedPayments = await payments
          .find({}, { readConcern: { level: 'snapshot' } })
          .toArray();
        const sums = new Map();
        for (const { party, cents } of storedPayments)
          sums.set(party, (sums.get(party) ?? 0) + cents);
        for (const sum of sums.values()) assert.ok([0, FARE_CENTS].includes(sum), `${sum} cents`);
        checkCount++;
        return { storedPayments, sums };
      }

      for (let round = 0; round < RACES; round++) {
        const date = dates[round % dates.length] ?? '';
        /** @type {string[]} */
        const parties = [];
        for (let count = 0; count < PARTIES; count++) {
          const { body } = await visitor.post(DAY_LIST.create, bookingInputOn(date, 1));
          parties.push(body._id);
        }
        await bookings.updateMany({}, { $set: { price: { kind: 'PERSON', cents: FARE_CENTS } } });
        /** Whether each acknowledged payment was undone, by id. @type {Map<string, boolean>} */
        const isUndoneById = new Map();
        /** @param {import('./caller.mjs').Caller} caller @param {number} device @param {string} party */
        const payRepeatedly = async (caller, device, party) => {
          for (let count = 0; count < PAYMENTS_PER_PARTY; count++) {
            const id = `${round}-${party}-${device}-${count}`;
            const path = `/api/guide/parties/day/${party}/payments/${id}`;
            const fare = { kind: 'FARE', cents: FARE_CENTS, method: 'CASH' };
            const { status, body } = await repeatUntilResponse(() => caller.put(path, fare));
            if (status === 200) {
              const isUndone = random() < 0.7;
              isUndoneById.set(id, isUndone);
              if (isUndone)
                assert.equal((await repeatUntilResponse(() => caller.delete(path))).status, 200);
            } else {
              assert.deepEqual([status, body.code], [409, 'already-paid']);
              refusedCount++;
            }
          }
        };
        const watchAbort = new AbortController();
        const watching = (async () => {
          while (!watchAbort.signal.aborted) await checkPaidSums();
        })();
        watching.catch(() => watchAbort.abort()); // `await watching` throws the error below
        const paying = devices.flatMap((caller, device) =>
          parties.map((party) => payRepeatedly(caller, device, party)),
        );
        const victim = apiAt(Math.floor(random() * PROCESSES));
        await sleep(random() * MAX_KILL_DELAY_MS);
        await victim.kill();
        victim.spawn();
        await Promise.all([...paying, victim.waitUntilReady()]);
        watchAbort.abort();
        await watching;
        for (const caller of [...devices, visitor]) caller.closeConnections();

        const { storedPayments, sums } = await checkPaidSums();
        const notedPayments = storedPayments.filter(({ reverses }) => reverses === undefined);
        assert.deepEqual(
          new Set(notedPayments.map(({ _id }) => _id)),
          new Set(isUndoneById.keys()),
        );
        const undoneIds = storedPayments.flatMap(({ reverses }) => reverses ?? []);
        assert.equal(new Set(undoneIds).size, undoneIds.length);
        assert.deepEqual(
          new Set(undoneIds),
          new Set([...isUndoneById].flatMap(([id, isUndone]) => (isUndone ? [id] : []))),
        );
        for (const booking of await bookings.find({}).toArray()) {
          const partyPayments = storedPayments.filter(({ party }) => party === String(booking._id));
          assert.equal(booking['payments'] ?? 0, partyPayments.length);
        }
        /** @type {{ body: { departures: { parties: { id: string, paidCents: number }[] }[] } }} */
        const { body: sheet } = await repeatUntilResponse(() =>
          guide.get(`/api/guide/days/${date}`),
        );
        for (const { id, paidCents } of sheet.departures.flatMap((each) => each.parties)) {
          assert.equal(paidCents, sums.get(id) ?? 0);
        }
        guide.closeConnections();
        paidCount += notedPayments.length;
        await Promise.all([payments.deleteMany({}), bookings.deleteMany({})]);
        assert.deepEqual(
          apis.flatMap((api) => api.loggedErrors),
          [],
        );
      }
      assert.ok(paidCount > 0 && refusedCount > 0, 'nobody paid, or nobody was refused');
      t.diagnostic(
        `${RACES} rounds, ${RACES} kills; ${paidCount} payments, ${refusedCount} refused; checked ${checkCount} times: never paid twice`,
      );
    }));
});
