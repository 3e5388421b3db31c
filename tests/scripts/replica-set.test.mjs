// @ts-check
// Tests that the mongod of `make start` is a replica set with one member, even if its data comes from a standalone
// server or was moved.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { withClient } from '../../scripts/mongo-client.mjs';
import { findMongod } from '../../scripts/mongod.mjs';
import { runMongod } from '../../scripts/run-mongod.mjs';
import { stopAll } from '../../scripts/child-process.mjs';
import { testEnvironment, makeFolder, run } from './helpers.mjs';

after(stopAll);

const DURABLE = /** @type {const} */ ({ writeConcern: { w: 'majority', j: true } });

describe('the mongod of make start', () => {
  test('supports transactions, snapshots, and change streams', async () => {
    const mongod = await runMongod(await findMongod(), makeFolder());
    await withClient(mongod.uri('walks'), async (client) => {
      const walks = client.db().collection('walks');
      await walks.insertOne({ place: 'Harlem' }, DURABLE);
      const changes = walks.watch();
      const change = changes.next();
      await client.withSession((session) =>
        session.withTransaction(
          async () => {
            await walks.insertOne({ place: 'Chinatown' }, { session });
            await client.db().collection('log').insertOne({ walks: 2 }, { session });
          },
          { readConcern: { level: 'snapshot' }, writeConcern: { w: 'majority' } },
        ),
      );
      assert.equal((await change).operationType, 'insert');
      await changes.close();
      await client.withSession({ snapshot: true }, async (session) => {
        assert.equal(await walks.countDocuments({}, { session }), 2);
      });
    });
    await mongod.process.stop();
  });

  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGKILL'])) {
    test(`keeps the data of a standalone server that was stopped by ${signal}`, async () => {
      const data = makeFolder();
      const standalone = await startStandalone(data);
      await withClient(standalone.uri, async (client) => {
        const walks = client.db('walks').collection('walks');
        await walks.createIndex({ place: 1 }, { unique: true });
        await walks.insertOne({ place: 'Harlem' }, DURABLE);
      });
      await standalone.stop(signal);

      assert.deepEqual(await addWalk(data, 'Chinatown'), ['Chinatown', 'Harlem']);
      assert.deepEqual(await addWalk(data, 'SoHo'), ['Chinatown', 'Harlem', 'SoHo']);
    });
  }

  test('recovers after kill -9, and after its data folder was moved', async () => {
    const data = makeFolder();
    await addWalk(data, 'Harlem', 'kill');
    await addWalk(data, 'SoHo', 'kill');
    const movedData = join(makeFolder(), 'far', 'x'.repeat(120));
    mkdirSync(join(movedData, '..'));
    renameSync(data, movedData);
    assert.deepEqual(await addWalk(movedData, 'Tribeca'), ['Harlem', 'SoHo', 'Tribeca']);
  });
});

describe('with-mongod.mjs', () => {
  for (const options of ['', '?replicaSet=rs0']) {
    test(`rejects a standalone server at MONGODB_URI (options: '${options}')`, async () => {
      const standalone = await startStandalone(makeFolder());
      const env = testEnvironment({ MONGODB_URI: standalone.uri + options });
      const running = run([process.execPath, 'scripts/with-mongod.mjs', 'echo', 'done'], env);
      assert.equal(await running.code, 1);
      assert.match(
        running.output,
        /^MONGODB_URI points to a standalone server, .*--replSet rs0.*rs\.initiate\(\)[^\n]*\n$/,
      );
      await standalone.stop('SIGTERM');
    });
  }
});

/**
 * Runs the site's mongod on a data folder, adds a document, and stops the mongod.
 * @param {string} data
 * @param {string} place
 * @param {'stop' | 'kill'} [end]
 * @returns {Promise<string[]>} the places of all walks in the database
 */
async function addWalk(data, place, end = 'stop') {
  const mongod = await runMongod(await findMongod(), data);
  const places = await withClient(mongod.uri('walks'), async (client) => {
    const walks = client.db().collection('walks');
    await walks.insertOne({ place }, DURABLE);
    return (await walks.find().sort({ place: 1 }).toArray()).map((walk) => walk.place);
  });
  mongod.process[end]();
  await mongod.process.ended;
  return places;
}

/**
 * Starts a standalone mongod, as earlier versions of `make start` did.
 * @param {string} data
 */
async function startStandalone(data) {
  const socket = join(makeFolder(), 'mongod.sock');
  mkdirSync(join(data, 'db'));
  const child = spawn(
    await findMongod(),
    [
      ...['--dbpath', join(data, 'db'), '--bind_ip', socket, '--nounixsocket'],
      ...['--wiredTigerCacheSizeGB', '0.25', '--quiet'],
    ],
    { stdio: 'ignore' },
  );
  after(() => child.kill('SIGKILL'));
  const ended = once(child, 'exit');
  while (!existsSync(socket)) await sleep(20);
  return {
    uri: `mongodb://${encodeURIComponent(socket)}/`,
    /** @param {NodeJS.Signals} signal */
    stop: async (signal) => {
      child.kill(signal);
      await ended;
    },
  };
}
