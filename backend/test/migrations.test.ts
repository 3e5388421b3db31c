import { createConnection, type Connection, type mongo } from 'mongoose';
import { setTimeout as wait } from 'node:timers/promises';
import { migrate } from '../src/database/migrate';
import { FIRST_VERSION, type Migration } from '../src/database/migration';
import { makeDatabaseUri } from './support/app';
import { dump } from './support/dump';
import { eventually } from './support/eventually';

const LEASE_MS = 600;
const NEVER_ABORTED = new AbortController().signal;
/** The version before the tests' first migration, and the version after each of their migrations. */
const [V0, V1, V2, V3] = [0, 1, 2, 3].map((offset) => FIRST_VERSION + offset) as [
  number,
  number,
  number,
  number,
];

let connection: Connection;
let db: mongo.Db;
beforeEach(async () => {
  connection = await createConnection(makeDatabaseUri()).asPromise();
  if (!connection.db) throw new Error('The connection has no database.');
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
const readSchema = () => db.collection<Schema>('schema').find().toArray();
const setSchema = (fields: Omit<Schema, '_id'>) =>
  db.collection<Schema>('schema').insertOne({ _id: 'schema', ...fields });

/** Returns a migration that records its version in the collection `ran`, then calls a function. */
function makeMigration(
  version: number,
  callback: (signal: AbortSignal) => unknown = () => undefined,
) {
  return {
    version,
    run: async (database, signal) => {
      await database.collection('ran').insertOne({ version });
      await callback(signal);
    },
  } satisfies Migration;
}

async function getRunVersions(): Promise<unknown[]> {
  const runs = await db.collection('ran').find().sort({ _id: 1 }).toArray();
  return runs.map(({ version }) => version as unknown);
}

/** Stores the initial data of a new database. */
async function fill(database: mongo.Db, session: mongo.ClientSession): Promise<void> {
  await database.collection<{ _id: string }>('seeds').insertOne({ _id: 'seed' }, { session });
}

const runMigrations = (migrations: Migration[], signal = NEVER_ABORTED) =>
  migrate(db, { migrations, fill }, signal, LEASE_MS);

describe('a new database', () => {
  it('is created at the latest version with its initial data, and isn’t migrated', async () => {
    await runMigrations([makeMigration(V1), makeMigration(V2)]);
    expect(await readSchema()).toEqual([{ _id: 'schema', version: V2 }]);
    expect(await db.collection('seeds').countDocuments()).toBe(1);
    expect(await getRunVersions()).toEqual([]);
  });

  it('is created even if a backup ran before the app', async () => {
    await db.collection<{ _id: string }>('operations').insertOne({ _id: 'backup' });
    await runMigrations([]);
    expect(await readSchema()).toEqual([{ _id: 'schema', version: V0 }]);
  });

  it('is created only once by replicas that start together', async () => {
    await Promise.all(Array.from({ length: 5 }, () => runMigrations([])));
    expect(await readSchema()).toEqual([{ _id: 'schema', version: V0 }]);
    expect(await db.collection('seeds').countDocuments()).toBe(1);
  });

  it('stays empty if its initial data can’t be stored', async () => {
    const failingFill = () => Promise.reject(new Error('no seed'));
    await expect(migrate(db, { migrations: [], fill: failingFill }, NEVER_ABORTED)).rejects.toThrow(
      'no seed',
    );
    expect(await readSchema()).toEqual([]);
  });
});

describe('migrations', () => {
  beforeEach(() => setSchema({ version: V0 }));

  it('run once, in order, starting at the database’s version', async () => {
    const versionsDuringRuns: unknown[] = [];
    const recordVersion = async () => versionsDuringRuns.push((await readSchema())[0]?.version);
    await runMigrations([makeMigration(V1, recordVersion), makeMigration(V2, recordVersion)]);
    expect(await getRunVersions()).toEqual([V1, V2]);
    // Each migration that finishes updates the version.
    expect(versionsDuringRuns).toEqual([V0, V1]);
    await runMigrations([makeMigration(V1), makeMigration(V2)]);
    await runMigrations([makeMigration(V1), makeMigration(V2), makeMigration(V3)]);
    expect(await getRunVersions()).toEqual([V1, V2, V3]);
    expect(await readSchema()).toEqual([{ _id: 'schema', version: V3 }]);
  });

  it('run in only one of the replicas that start together, while the others wait', async () => {
    // The first migration takes longer than a lease, so the lock has to be renewed.
    const slowMigrations = [
      makeMigration(V1, () => wait(2.5 * LEASE_MS)),
      makeMigration(V2, () => wait(50)),
    ];
    const versions = await Promise.all(
      Array.from({ length: 5 }, async () => {
        await runMigrations(slowMigrations);
        return (await readSchema())[0]?.version;
      }),
    );
    expect(versions).toEqual([V2, V2, V2, V2, V2]);
    expect(await getRunVersions()).toEqual([V1, V2]);
  });

  it('stop without recording a version when another replica takes over the lock', async () => {
    let isAborted = false;
    const interruptedMigration = makeMigration(V1, async (signal) => {
      const otherLock = { 'lock.holder': 'other', 'lock.until': new Date(Date.now() + 60_000) };
      await db.collection('schema').updateOne({}, { $set: otherLock });
      await eventually(() => {
        expect(signal.aborted).toBe(true);
      });
      isAborted = true;
    });
    await expect(runMigrations([interruptedMigration, makeMigration(V2)])).rejects.toThrow(
      'Another replica has taken over',
    );
    expect(isAborted).toBe(true);
    expect(await getRunVersions()).toEqual([V1]);
    expect(await readSchema()).toMatchObject([{ version: V0, lock: { holder: 'other' } }]);
  });

  it('resume with the migration that failed, which didn’t update the version', async () => {
    const failingMigration = makeMigration(V2, () =>
      Promise.reject(new Error('The migration failed.')),
    );
    await expect(
      runMigrations([makeMigration(V1), failingMigration, makeMigration(V3)]),
    ).rejects.toThrow('The migration failed.');
    expect(await readSchema()).toEqual([{ _id: 'schema', version: V1 }]);
    await runMigrations([makeMigration(V1), makeMigration(V2), makeMigration(V3)]);
    expect(await getRunVersions()).toEqual([V1, V2, V2, V3]);
  });

  it('stop between two migrations, or while waiting for the lock, when the replica shuts down', async () => {
    const shutdown = new AbortController();
    const abortingMigration = makeMigration(V1, () => {
      shutdown.abort();
    });
    await expect(
      runMigrations([abortingMigration, makeMigration(V2)], shutdown.signal),
    ).rejects.toThrow('abort');
    expect(await readSchema()).toEqual([{ _id: 'schema', version: V1 }]);

    const lock = { holder: 'other', until: new Date(Date.now() + 60_000) };
    await db.collection('schema').updateOne({}, { $set: { lock } });
    await expect(
      runMigrations([makeMigration(V1), makeMigration(V2)], AbortSignal.timeout(100)),
    ).rejects.toThrow('abort');
    expect(await getRunVersions()).toEqual([V1]);
  });
});

it('a replica continues the migrations of a replica that crashed', async () => {
  const until = new Date(Date.now() + LEASE_MS);
  await setSchema({ version: V1, lock: { holder: 'crashed', until } });
  await runMigrations([makeMigration(V1), makeMigration(V2)]);
  expect(Date.now()).toBeGreaterThanOrEqual(until.getTime());
  expect(await getRunVersions()).toEqual([V2]);
  expect(await readSchema()).toEqual([{ _id: 'schema', version: V2 }]);
});

it('a newer database is rejected', async () => {
  await setSchema({ version: V3 });
  await expect(runMigrations([makeMigration(V1), makeMigration(V2)])).rejects.toThrow(
    `The database is at version ${String(V3)}, but this app supports only versions up to ${String(V2)}: run the newer version of the app, or restore a backup from before the upgrade.`,
  );
  expect(await getRunVersions()).toEqual([]);
});

describe('a database that is too old to migrate', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['has an older version', () => setSchema({ version: V0 - 1 })],
    ['has data but no version', () => db.collection('users').insertOne({ username: 'walker' })],
  ])('is rejected and not changed if it %s', async (_, storeOldData) => {
    await db.collection('day_tours').insertOne({ people: 2, createdAt: new Date() });
    await db.collection('day_tours').createIndex({ owner: 1 }, {}, {});
    await storeOldData();
    const databaseBefore = await dump(db);
    await expect(runMigrations([makeMigration(V1)])).rejects.toThrow(
      /^The database is too old for this version of the app\. Start the app at commit [0-9a-f]{40} once, which updates the database, and then start this version again\.$/,
    );
    expect(await dump(db)).toEqual(databaseBefore);
  });
});
