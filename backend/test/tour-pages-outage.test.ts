import { rmSync } from 'node:fs';
import { tourPath } from 'shared/tour-page';
import { TOURS } from 'shared/tour-settings';
import { startApp, stopApp, untilReady, type RunningApp } from './support/app';
import { OwnMongod } from './support/mongod';
import { pagesFolder } from './support/pages';

const WARMED_WITHIN_MS = 17_000;

const folder = pagesFolder();
const mongod = new OwnMongod();
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
const statusOf = async (path: string) => (await fetch(`${app.url}${path}`)).status;

it('returns 503 while there is no database yet', async () => {
  const answer = await fetch(`${app.url}/tours`);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(await answer.text()).toContain('back in a moment');
});

it('serves every page during a database outage, including pages that were never requested', async () => {
  await mongod.start();
  await untilReady(app.url);
  await wait(WARMED_WITHIN_MS);
  await mongod.stop();
  for (const path of ['/tours', '/tours/map.svg', ...TOURS.map(({ id }) => tourPath(id))]) {
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  }
  expect(await statusOf('/tours/central-park/map.svg')).toBe(200);
  expect(await statusOf('/tours/nowhere')).toBe(503);
});
