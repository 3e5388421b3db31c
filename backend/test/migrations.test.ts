import { createConnection, type Connection, type mongo } from 'mongoose';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate, NewerDatabaseError } from '../src/database/migrate';
import type { Migration } from '../src/database/migrations/migrations';
import { newDatabase } from './support/app';
import { eventually } from './support/eventually';

const LEASE_MS = 600;
const NEVER = new AbortController().signal;

let connection: Connection;
let db: mongo.Db;
beforeEach(async () => {
  connection = await createConnection(newDatabase()).asPromise();
  if (!connection.db) throw new Error('It is not connected.');
  db = connection.db;
});
afterEach(async () => {
  await connection.dropDatabase();
  await connection.close();
});

interface Schema {
  _id: string;
  version: number;
  lock?: { holder: string; until: Date };
}
const schema = () => db.collection<Schema>('schema').find().toArray();

/** A migration that writes down that it ran, and does what else it is told. */
function step(version: number, also: (signal: AbortSignal) => unknown = () => undefined) {
  return {
    version,
    run: async (database, signal) => {
      await database.collection('ran').insertOne({ version });
      await also(signal);
    },
  } satisfies Migration;
}

async function ran(): Promise<unknown[]> {
  const steps = await db.collection('ran').find().sort({ _id: 1 }).toArray();
  return steps.map(({ version }) => version as unknown);
}

const run = (migrations: Migration[], signal = NEVER) => migrate(db, migrations, signal, LEASE_MS);

it('an unversioned database has version 1', async () => {
  await run([]);
  expect(await schema()).toEqual([{ _id: 'schema', version: 1 }]);
});

it('each runs once, in their order, from the version that there is', async () => {
  const recorded: unknown[] = [];
  const note = async () => recorded.push((await schema())[0]?.version);
  await run([step(2, note), step(3, note)]);
  expect(await ran()).toEqual([2, 3]);
  // The version is recorded as each of them finishes.
  expect(recorded).toEqual([1, 2]);
  await run([step(2), step(3)]);
  await run([step(2), step(3), step(4)]);
  expect(await ran()).toEqual([2, 3, 4]);
  expect(await schema()).toEqual([{ _id: 'schema', version: 4 }]);
});

it('of replicas that start together one migrates, and the others wait for it', async () => {
  // Longer than a lock is good for: so it is renewed.
  const slow = [step(2, () => wait(2.5 * LEASE_MS)), step(3, () => wait(50))];
  const versions = await Promise.all(
    Array.from({ length: 5 }, async () => {
      await run(slow);
      return (await schema())[0]?.version;
    }),
  );
  expect(versions).toEqual([3, 3, 3, 3, 3]);
  expect(await ran()).toEqual([2, 3]);
});

it('another replica goes on when the one that was migrating has died', async () => {
  const until = new Date(Date.now() + LEASE_MS);
  const lock = { holder: 'dead', until };
  await db.collection<Schema>('schema').insertOne({ _id: 'schema', version: 2, lock });
  await run([step(2), step(3)]);
  expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
  expect(await ran()).toEqual([3]);
  expect(await schema()).toEqual([{ _id: 'schema', version: 3 }]);
});

it('a replica whose lock was taken over stops, and records nothing', async () => {
  let told = false;
  const robbed = step(2, async (signal) => {
    const other = { 'lock.holder': 'other', 'lock.until': new Date(Date.now() + 60_000) };
    await db.collection('schema').updateOne({}, { $set: other });
    await eventually(() => {
      expect(signal.aborted).toBe(true);
    });
    told = true;
  });
  await expect(run([robbed, step(3)])).rejects.toThrow('Another replica has taken over');
  expect(told).toBe(true);
  expect(await ran()).toEqual([2]);
  expect(await schema()).toMatchObject([{ version: 1, lock: { holder: 'other' } }]);
});

it('one that fails leaves the version as it was, and is tried again', async () => {
  const fails = step(3, () => Promise.reject(new Error('no luck')));
  await expect(run([step(2), fails, step(4)])).rejects.toThrow('no luck');
  expect(await schema()).toEqual([{ _id: 'schema', version: 2 }]);
  await run([step(2), step(3), step(4)]);
  expect(await ran()).toEqual([2, 3, 3, 4]);
});

it('a replica that is ending does not go on waiting, nor to the next one', async () => {
  const ending = new AbortController();
  const ends = step(2, () => {
    ending.abort();
  });
  await expect(run([ends, step(3)], ending.signal)).rejects.toThrow('abort');
  expect(await schema()).toEqual([{ _id: 'schema', version: 2 }]);

  const lock = { holder: 'other', until: new Date(Date.now() + 60_000) };
  await db.collection('schema').updateOne({}, { $set: { lock } });
  await expect(run([step(2), step(3)], AbortSignal.timeout(100))).rejects.toThrow('abort');
  expect(await ran()).toEqual([2]);
});

it('a database that is newer is left alone', async () => {
  await db.collection<Schema>('schema').insertOne({ _id: 'schema', version: 4 });
  await expect(run([step(2), step(3)])).rejects.toThrow(NewerDatabaseError);
  await expect(run([])).rejects.toThrow(
    'The database is at version 4, but this app only knows versions up to 1: run the newer version of the app, or restore a backup from before the upgrade.',
  );
  expect(await ran()).toEqual([]);
});
