// @ts-check
// The API's clock jumps by a day and back. mongod's clock doesn't, because shifting it would require setting the
// whole machine's clock, or a library that isn't installed everywhere.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { Api } from './api.mjs';
import { newAccount } from './caller.mjs';
import { makeFolder } from './lifecycle.mjs';
import { Mongod } from './mongod.mjs';
import { BOOKING_INPUT as ANY_INPUT } from './bookings.mjs';
import { waitUntil } from './waiting.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Input for a booking at least three days ahead, so that it can still be changed a day later. */
const BOOKING_INPUT = { ...ANY_INPUT, day: new Date().getUTCDay() < 3 ? 'Friday' : 'Wednesday' };

describe('the API', { concurrency: false }, () => {
  const shiftFile = join(makeFolder(), 'shift');
  /** @type {Api} */
  let api;
  const account = newAccount();

  before(async () => {
    const mongod = await Mongod.prepare();
    await mongod.start();
    writeFileSync(shiftFile, '0');
    const preload = pathToFileURL(join(import.meta.dirname, 'shifted-clock.mjs'));
    api = await Api.start(mongod.uri, {
      CLOCK_SHIFT: shiftFile,
      NODE_OPTIONS: `--import ${preload}`,
    });
    await api.newCaller().signUp(account);
  });

  /**
   * Sets the API's clock ahead of the machine's, or behind it, and waits until the change takes effect.
   * @param {number} shiftMs
   */
  async function shiftClock(shiftMs) {
    writeFileSync(shiftFile, String(shiftMs));
    const expectedMs = Date.now() + shiftMs;
    await waitUntil(async () => Math.abs((await readApiTimeMs()) - expectedMs) < DAY_MS / 2, 5000);
  }

  /** Returns the time by the API's clock, in milliseconds, from the issue time of a new token. */
  async function readApiTimeMs() {
    const guest = api.newCaller();
    await guest.becomeGuest();
    guest.closeConnections();
    const [, payload = ''] = guest.token?.split('.') ?? [];
    return JSON.parse(Buffer.from(payload, 'base64url').toString()).iat * 1000;
  }

  for (const [direction, shiftMs] of /** @type {const} */ ([
    ['forward', DAY_MS],
    ['back', -DAY_MS],
  ])) {
    test(`keeps sessions, bookings, and deleted bookings if its clock jumps a day ${direction}`, async () => {
      await shiftClock(0);
      const walker = api.newCaller();
      walker.token = (await walker.post('/api/login', account)).body.accessToken;
      const guest = api.newCaller();
      await guest.becomeGuest();
      const userBooking = (await walker.post('/api/new', BOOKING_INPUT)).body;
      const guestBooking = (await guest.post('/api/new', BOOKING_INPUT)).body;

      await shiftClock(shiftMs);
      assert.equal((await walker.get('/api/session')).status, 200);
      const { status, body } = await walker.put(`/api/editour/${userBooking._id}`, {
        ...BOOKING_INPUT,
        people: 3,
      });
      assert.deepEqual([status, body.people, body.date], [200, 3, userBooking.date]);
      assert.ok(
        (await guest.get('/api/all')).body.some(
          (/** @type {any} */ { _id }) => _id === guestBooking._id,
        ),
      );
      const newBooking = await walker.post('/api/new', BOOKING_INPUT);
      assert.equal(newBooking.status, 201);
      assert.equal((await walker.delete(`/api/deletetour/${newBooking.body._id}`)).status, 204);
      const restore = await walker.post(`/api/restoretour/${newBooking.body._id}`);
      assert.equal(restore.status, 200);
      const secondLogin = await api.newCaller().post('/api/login', account);
      assert.equal(secondLogin.status, 200);
      const readiness = await api.newCaller().callOnce('GET', '/api/health/ready');
      assert.equal(readiness.status, 200);

      await shiftClock(0);
      assert.equal((await walker.get('/api/session')).status, 200);
      const listedIds = (await walker.get('/api/all')).body.map(
        (/** @type {any} */ { _id }) => _id,
      );
      assert.ok(listedIds.includes(userBooking._id) && listedIds.includes(newBooking.body._id));
      // A token that was issued while the clock was ahead stays valid after the clock is corrected.
      walker.token = secondLogin.body.accessToken;
      assert.equal((await walker.get('/api/session')).status, 200);
      assert.equal((await walker.delete('/api/logout')).status, 204);
      assert.equal((await walker.get('/api/session')).status, 401);
      for (const caller of [walker, guest]) caller.closeConnections();
    });
  }
});
