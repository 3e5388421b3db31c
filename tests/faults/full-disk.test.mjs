// @ts-check
// Fills mongod's disk. Callers must get errors within the deadline, no acknowledged write may be lost, and the API must
// work again once there is free space. If mongod exits, a loop restarts it.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Api } from './api.mjs';
import { assertUnavailable, newAccount } from './caller.mjs';
import { countByStatus } from './statistics.mjs';
import { SmallDisk, findMountCommand } from './full-disk.mjs';
import { Mongod } from './mongod.mjs';
import { BOOKING_INPUT } from './bookings.mjs';
import { waitUntil } from './waiting.mjs';

const DEADLINE_MS = 4000;
const FULL_DISK_MS = 15_000;
const WRITERS = 16;
const RECOVERY_TIMEOUT_MS = 60_000;
/** Without preallocated files, mongod can't write anything on a full disk. */
const NO_RESERVE = ['--wiredTigerEngineConfigString', 'log=(prealloc=false,file_max=128KB)'];

const mountCommand = findMountCommand();
const skip = mountCommand
  ? false
  : 'mounting a file system requires root, or permission to create user namespaces';

describe('a full disk', { skip }, () => {
  test('makes calls fail within the deadline, until there is free space again', async (t) => {
    const mongod = await Mongod.prepare(NO_RESERVE);
    const disk = new SmallDisk(mongod, mountCommand ?? []);
    await disk.start();
    const api = await Api.start(mongod.uri, { MAX_BOOKINGS: '10000' });
    const walker = api.newCaller();
    const account = newAccount();
    await walker.signUp(account);
    /** @type {Set<string>} */
    const acknowledgedIds = new Set();
    const book = async () => {
      const response = await walker.post('/api/new', BOOKING_INPUT);
      if (response.status === 201) acknowledgedIds.add(response.body._id);
      return response;
    };
    for (let i = 0; i < 20; i++) assert.equal((await book()).status, 201);

    t.diagnostic(`${Math.round(disk.freeMb)} MB are free before the disk is filled`);
    disk.fill();
    /** @type {import('./caller.mjs').CallerResponse[]} */
    const responses = [];
    const end = performance.now() + FULL_DISK_MS;
    const write = async () => {
      while (performance.now() < end) {
        const response = await book();
        responses.push(response);
        if (response.status !== 201) await sleep(100);
      }
    };
    await Promise.all(Array.from({ length: WRITERS }, write));
    const slowestMs = Math.max(...responses.map(({ ms }) => ms));
    t.diagnostic(
      `full: ${JSON.stringify(countByStatus(responses))}, the slowest ${Math.round(slowestMs)} ms`,
    );
    const liveStatus = (await api.newCaller().callOnce('GET', '/api/health/live')).status;

    disk.freeSpace();
    const recoveredMs = await waitUntil(
      async () => {
        const { status, body } = await walker.post('/api/login', account);
        if (status === 200) walker.token = body.accessToken; // the old token was revoked
        return status === 200 && (await book()).status === 201;
      },
      RECOVERY_TIMEOUT_MS,
      'booking works again',
    );
    t.diagnostic(`free space again: booked after ${Math.round(recoveredMs)} ms`);
    const { body } = await walker.get('/api/all');
    const storedIds = new Set(body.map((/** @type {{ _id: string }} */ { _id }) => _id));

    for (const response of responses) if (response.status !== 201) assertUnavailable(response);
    assert.ok(
      responses.some(({ status }) => status === 503),
      'the disk was never full',
    );
    assert.ok(slowestMs < DEADLINE_MS, `${slowestMs} ms`);
    assert.equal(liveStatus, 200);
    assert.deepEqual(
      [...acknowledgedIds].filter((id) => !storedIds.has(id)),
      [],
      'acknowledged, but lost',
    );
    walker.closeConnections();
  });
});
