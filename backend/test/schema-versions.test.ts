import { createConnection } from 'mongoose';
import { userSchema } from '../src/auth/auth.schemas';
import { DatabaseService } from '../src/database/database.service';
import { FatalError } from '../src/database/fatal-error';
import { FIRST_VERSION, type Migration } from '../src/database/migration';
import { MIGRATIONS } from '../src/migrations/migrations';
import * as seedTours from '../src/tours/seed/seed-tours';
import { makeDatabaseUri, startApp, stopApp, waitUntilReady, type RunningApp } from './support/app';
import { dump } from './support/dump';
import { eventually } from './support/eventually';
import { bookingInput } from './support/factories';
import { expectProblem } from './support/problems';
import { spawnApi, STARTUP_TIMEOUT_MS } from './support/process';
import { SECRET } from './support/secret';

/** The migrations of the app in this process, which tests replace. Spawned processes run the real migrations. */
const migrations = MIGRATIONS as Migration[];
const realMigrations = migrations.splice(0);
afterAll(() => {
  migrations.splice(0, Infinity, ...realMigrations);
});

const NEWER_DATABASE_ERROR =
  'The database is at version 99, but this app supports only versions up to 6: run the newer version of the app, or restore a backup from before the upgrade.\n';
const OLDER_DATABASE_ERROR =
  /^The database is too old for this version of the app\. Start the app at commit [0-9a-f]{40} once, which updates the database, and then start this version again\.\n$/;

/** Calls a function with a direct connection to a database. */
async function callWithDatabase<T>(
  uri: string,
  callback: (database: RunningApp['database']) => Promise<T>,
) {
  const database = await createConnection(uri).asPromise();
  try {
    return await callback(database);
  } finally {
    await database.close();
  }
}

const setVersion = (uri: string, version: number) =>
  callWithDatabase(uri, async (database) => {
    const versions = database.collection<{ _id: string; version: number }>('schema');
    await versions.updateOne({ _id: 'schema' }, { $set: { version } }, { upsert: true });
  });

const dropDatabase = (uri: string) => callWithDatabase(uri, (database) => database.dropDatabase());

describe('the API with a new migration', () => {
  const uri = makeDatabaseUri();
  let app: RunningApp;
  let finishMigration!: () => void;
  let indexCountBefore: number | undefined;
  let runCount = 0;
  beforeAll(async () => {
    const finishSignal = new Promise<void>((resolve) => (finishMigration = resolve));
    await callWithDatabase(uri, (database) =>
      database.collection('users').insertOne({ username: 'old' }),
    );
    await setVersion(uri, FIRST_VERSION);
    migrations.push({
      version: FIRST_VERSION + 1,
      run: async (db) => {
        runCount++;
        indexCountBefore = (await db.collection('users').indexes()).length;
        await finishSignal;
        await db.collection<object>('users').updateOne({}, { $set: { email: 'old@example.com' } });
      },
    });
    app = await startApp(uri);
  });
  afterAll(async () => {
    migrations.length = 0;
    await app.database.dropDatabase();
    await stopApp(app);
  });

  it('is not ready until the migration has ended and the indexes are built', async () => {
    await eventually(() => {
      expect(runCount).toBe(1);
    });
    expectProblem(await app.visitor().get('/api/health/ready'), 503);
    expectProblem(await app.visitor().post('/api/new', bookingInput()), 503);
    expect((await app.visitor().get('/api/health/live')).status).toBe(200);
    finishMigration();
    await waitUntilReady(app.url);
    expect(indexCountBefore).toBe(1);
    const indexes = await app.database.collection('users').indexes();
    expect(indexes).toHaveLength(userSchema.indexes().length + 1);
    expect(await app.database.collection('schema').findOne({})).toEqual({
      _id: 'schema',
      version: FIRST_VERSION + 1,
    });
  });

  it('runs the migration again after an older backup is restored', async () => {
    await setVersion(uri, FIRST_VERSION);
    await eventually(() => {
      expect(runCount).toBe(2);
    });
    await eventually(async () => {
      expect(await app.database.collection('schema').findOne({})).toMatchObject({
        version: FIRST_VERSION + 1,
      });
    });
    await waitUntilReady(app.url);
  });
});

/** Expects the API to refuse a database at startup with this error, and not to change the database. */
async function expectStartupRefusal(uri: string, error: string | RegExp): Promise<void> {
  const databaseBefore = await callWithDatabase(uri, ({ db }) => dump(db));
  const api = await spawnApi({ MONGODB_URI: uri, JWT_SECRET: SECRET, LOG_LEVEL: 'silent' });
  expect(await api.exit).toEqual({ exitCode: 1, signal: null });
  expect(api.stderr).toMatch(error);
  expect(api.stderr.trim()).not.toContain('\n');
  expect(await callWithDatabase(uri, ({ db }) => dump(db))).toEqual(databaseBefore);
}

describe('a newer database', () => {
  const uri = makeDatabaseUri();
  afterAll(() => dropDatabase(uri));

  it('is refused at startup with one sentence, and not changed', async () => {
    await setVersion(uri, 99);
    await expectStartupRefusal(uri, NEWER_DATABASE_ERROR);
  });

  it('stops a running API', async () => {
    await setVersion(uri, FIRST_VERSION);
    const api = await spawnApi({ MONGODB_URI: uri, JWT_SECRET: SECRET, LOG_LEVEL: 'silent' });
    await waitUntilReady(api.url, STARTUP_TIMEOUT_MS);
    await setVersion(uri, 99);
    expect(await api.exit).toEqual({ exitCode: 1, signal: null });
    expect(api.stderr).toBe(NEWER_DATABASE_ERROR);
  });
});

describe('an older database', () => {
  const uri = makeDatabaseUri();
  beforeAll(() =>
    callWithDatabase(uri, async (database) => {
      await database.collection('users').insertOne({ username: 'walker' });
      await database.collection('day_tours').insertOne({ people: 2, createdAt: new Date() });
      await database
        .collection('day_tours')
        .createIndex({ owner: 1, slot: 1 }, { unique: true }, {});
    }),
  );
  afterAll(() => dropDatabase(uri));

  it('is refused at startup with one sentence, and not changed', async () => {
    await expectStartupRefusal(uri, OLDER_DATABASE_ERROR);
  });
});

describe('the API with a broken seed file', () => {
  it('reports a fatal error, and stores no tours', async () => {
    const insertMock = vi
      .spyOn(seedTours, 'insertSeedTours')
      .mockRejectedValueOnce(new FatalError('The seed file is broken.'));
    const app = await startApp(makeDatabaseUri());
    const { message } = await app.app.get(DatabaseService).fatalError;
    expect(message).toBe('The seed file is broken.');
    expect(await app.database.collection('tours').countDocuments()).toBe(0);
    insertMock.mockRestore();
    await app.database.dropDatabase();
    await stopApp(app);
  });
});
