import { createConnection } from 'mongoose';
import { MIGRATIONS, type Migration } from '../src/database/migrations/migrations';
import { newDatabase, startApp, stopApp, untilReady, type RunningApp } from './support/app';
import { eventually } from './support/eventually';
import { tourInput } from './support/factories';
import { expectProblem } from './support/problems';
import { spawnApi, STARTED_WITHIN_MS } from './support/process';
import { SECRET } from './support/secret';

jest.mock('../src/database/migrations/migrations', () => ({ FIRST_VERSION: 1, MIGRATIONS: [] }));
/** What the app in this process knows; others know what is in the list that is deployed. */
const migrations = MIGRATIONS as Migration[];

const NEWER =
  'The database is at version 99, but this app only knows versions up to 3: run the newer version of the app, or restore a backup from before the upgrade.\n';

/** Does something with a database behind the API's back. */
async function behind<T>(uri: string, act: (database: RunningApp['database']) => Promise<T>) {
  const database = await createConnection(uri).asPromise();
  try {
    return await act(database);
  } finally {
    await database.close();
  }
}

const setVersion = (uri: string, version: number) =>
  behind(uri, async (database) => {
    const versions = database.collection<{ _id: string; version: number }>('schema');
    await versions.updateOne({ _id: 'schema' }, { $set: { version } }, { upsert: true });
  });

const drop = (uri: string) => behind(uri, (database) => database.dropDatabase());

describe('while a migration runs', () => {
  const uri = newDatabase();
  let app: RunningApp;
  let finish!: () => void;
  let indexesBefore: number | undefined;
  let runs = 0;
  beforeAll(async () => {
    const finished = new Promise<void>((resolve) => (finish = resolve));
    await behind(uri, (database) => database.collection('users').insertOne({ username: 'old' }));
    migrations.push({
      version: 2,
      run: async (db) => {
        runs++;
        indexesBefore = (await db.collection('users').indexes()).length;
        await finished;
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

  it('the API is not ready; when it is done, indexes are built, and the API is', async () => {
    await eventually(() => {
      expect(runs).toBe(1);
    });
    expectProblem(await app.visitor().get('/api/health/ready'), 503);
    expectProblem(await app.visitor().post('/api/new', tourInput()), 503);
    expect((await app.visitor().get('/api/health/live')).status).toBe(200);
    finish();
    await untilReady(app.url);
    expect(indexesBefore).toBe(1);
    expect(await app.database.collection('users').indexes()).toHaveLength(4);
    expect(await app.database.collection('schema').findOne({})).toEqual({
      _id: 'schema',
      version: 2,
    });
  });

  it('or has to run again, since older data were restored, it is done again', async () => {
    await setVersion(uri, 1);
    await eventually(() => {
      expect(runs).toBe(2);
    });
    await eventually(async () => {
      expect(await app.database.collection('schema').findOne({})).toMatchObject({ version: 2 });
    });
    await untilReady(app.url);
  });
});

describe('a database that is newer', () => {
  const uri = newDatabase();
  const settings = { MONGODB_URI: uri, JWT_SECRET: SECRET, LOG_LEVEL: 'silent' };
  afterAll(() => drop(uri));

  it('keeps the API from starting, and it says why in one sentence', async () => {
    await setVersion(uri, 99);
    const api = await spawnApi(settings);
    expect(await api.ended).toEqual({ exitCode: 1, signal: null });
    expect(api.stderr).toBe(NEWER);
    // Nothing was built in it.
    const there = await behind(uri, (database) => database.listCollections());
    expect(there.map(({ name }) => name)).toEqual(['schema']);
  });

  it('ends the API when it turns up later', async () => {
    await setVersion(uri, 1);
    const api = await spawnApi(settings);
    await untilReady(api.url, STARTED_WITHIN_MS);
    await setVersion(uri, 99);
    expect(await api.ended).toEqual({ exitCode: 1, signal: null });
    expect(api.stderr).toBe(NEWER);
  });
});
