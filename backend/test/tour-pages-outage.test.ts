import { rmSync } from 'node:fs';
import { tourPath } from 'shared/tour-page';
import { TOURS } from 'shared/tour-settings';
import { startApp, stopApp, waitUntilReady, type RunningApp } from './support/app';
import { TestMongod } from './support/mongod';
import { makePagesFolder } from './support/pages';

/** Longer than the pause after which the API renders all pages in the background. */
const WARM_UP_MS = 17_000;

const folder = makePagesFolder();
const mongod = new TestMongod();
let app: RunningApp;
beforeAll(async () => {
  app = await startApp(mongod.uri, { PAGES_DIR: folder });
});
afterAll(async () => {
  await stopApp(app);
  await mongod.remove();
  rmSync(folder, { recursive: true });
});

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const getStatus = async (path: string) => (await fetch(`${app.url}${path}`)).status;

it('the tour pages return 503 before the database is available', async () => {
  const response = await fetch(`${app.url}/tours`);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect(await response.text()).toContain('back in a moment in en');
  const germanResponse = await fetch(`${app.url}/de/tours`);
  expect(await germanResponse.text()).toContain('back in a moment in de');
});

it('every tour page is served during a database outage, even if it was never requested', async () => {
  await mongod.start();
  await waitUntilReady(app.url);
  await wait(WARM_UP_MS);
  await mongod.stop();
  for (const path of ['/tours', '/tours/map.svg', ...TOURS.map(({ id }) => tourPath(id))]) {
    expect([path, await getStatus(path)]).toEqual([path, 200]);
  }
  expect(await getStatus('/tours/central-park/map.svg')).toBe(200);
  expect(await getStatus('/tours/nowhere')).toBe(503);
});
