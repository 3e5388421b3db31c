import { createConnection } from 'mongoose';
import { setTimeout as wait } from 'node:timers/promises';
import { makeDatabaseUri } from './support/app';
import { eventually } from './support/eventually';
import { expectProblem } from './support/problems';
import { spawnApi, STARTUP_TIMEOUT_MS, type ApiProcess } from './support/process';
import { SECRET } from './support/secret';
import type { ApiResponse } from './support/visitor';

const UNREACHABLE_URI = 'mongodb://127.0.0.1:1/x';

const startApi = (uri: string) => spawnApi({ MONGODB_URI: uri, JWT_SECRET: SECRET });

/** Calls the API until it responds, and returns its first response. */
async function waitForFirstResponse(api: ApiProcess): Promise<ApiResponse> {
  const deadline = performance.now() + STARTUP_TIMEOUT_MS;
  for (;;) {
    try {
      return await api.visitor().get('/api/health/ready');
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await wait(5);
    }
  }
}

it('the API listens only once it is ready', async () => {
  const uri = makeDatabaseUri();
  const api = await startApi(uri);
  expect((await waitForFirstResponse(api)).status).toBe(200);
  await api.stop();
  const database = await createConnection(uri).asPromise();
  await database.dropDatabase();
  await database.close();
});

it('the API listens after 5 s without a database, and reports that it is not ready', async () => {
  const api = await startApi(UNREACHABLE_URI);
  const startedAt = performance.now();
  expectProblem(await waitForFirstResponse(api), 503);
  expect(performance.now() - startedAt).toBeGreaterThan(5000);
  await api.stop();
});

it('the API can be stopped while it waits for the database', async () => {
  const api = await startApi(UNREACHABLE_URI);
  await eventually(() => {
    expect(api.stdout).toContain("MongoDB can't be used yet");
  }, STARTUP_TIMEOUT_MS);
  const startedAt = performance.now();
  await api.stop();
  expect(performance.now() - startedAt).toBeLessThan(3000);
  expect(await api.exit).toEqual({ exitCode: 0, signal: null });
  expect(api.stderr).toBe('');
});
