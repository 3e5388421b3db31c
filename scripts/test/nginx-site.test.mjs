// @ts-check
// What nginx fills in on the built pages, as its container has it.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { findNginx } from '../nginx.mjs';
import { startNginxSite } from '../nginx-site.mjs';
import { stopAll } from '../tether.mjs';
import { folder } from './helpers.mjs';

const logs = folder();
// nginx asks it alone whether it is there.
const api = createServer((_, response) => response.end('{}')).listen(0, '127.0.0.1');
await once(api, 'listening');
const { port } = /** @type {import('node:net').AddressInfo} */ (api.address());
after(async () => {
  await stopAll();
  api.close();
});

for (const [days, time] of /** @type {[string | undefined, string][]} */ ([
  [undefined, '30 days'],
  ['7', '7 days'],
  ['1', '1 day'],
  ['008', '8 days'],
])) {
  test(`with GUEST_DAYS=${days} the pages say ${time}`, async () => {
    const { GUEST_DAYS: _, ...env } = process.env;
    const { url } = await startNginxSite({
      nginx: await findNginx(),
      api: `127.0.0.1:${port}`,
      env: { ...env, ...(days && { GUEST_DAYS: days }) },
      logs,
    });
    const page = await (await fetch(url)).text();
    assert.ok(page.includes(`your browser keeps your tours for ${time}, and an account`));
    assert.ok(page.includes(`data-guest-time="${time}"`));
  });
}

test('refuses GUEST_DAYS that the API would refuse', async () => {
  const env = { ...process.env, GUEST_DAYS: '366' };
  const started = startNginxSite({
    nginx: await findNginx(),
    api: `127.0.0.1:${port}`,
    env,
    logs,
  });
  await assert.rejects(started, /GUEST_DAYS must be a whole number from 1 to 365, not "366"\./);
});
