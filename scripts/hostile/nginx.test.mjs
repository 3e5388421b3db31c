// @ts-check
// nginx as its container has it, in front of an API that need not be one: what its limits let through, and
// what it writes down when there is no answer.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { findNginx } from '../nginx.mjs';
import { startNginxSite } from '../nginx-site.mjs';
import { PlainError } from '../plain-error.mjs';
import { stopAll } from '../tether.mjs';
import { temporaryFolder } from '../temporary-folder.mjs';

const nginx = await findNginx().catch((error) => {
  if (error instanceof PlainError) return error.message;
  throw error;
});
const skip = typeof nginx === 'string' ? nginx : false;

/** Says yes to everything, or nothing at all where `answers` is false, but that it is ready. */
async function startStandIn() {
  const standIn = { answers: true };
  const server = createServer((request, response) => {
    if (standIn.answers || request.url === '/api/health/ready') response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return Object.assign(standIn, { address: `127.0.0.1:${port}`, stop });
}

async function startSite() {
  if (typeof nginx === 'string') throw new Error(nginx);
  const standIn = await startStandIn();
  const logs = await temporaryFolder();
  const env = { ...process.env, TRUST_PROXY: '1' };
  const { url } = await startNginxSite({ nginx, api: standIn.address, env, logs });
  return { url, standIn, log: () => readFile(join(logs, 'nginx.log'), 'utf8') };
}

/** 192.0.2.0/24 is for documentation. */
const from = (/** @type {number} */ host) => ({ 'X-Forwarded-For': `192.0.2.${host}` });

describe('nginx', { skip, concurrency: false }, () => {
  /** @type {{ stop: () => void }[]} */
  const standIns = [];
  after(async () => {
    for (const { stop } of standIns) stop();
    await stopAll();
  });

  it('writes down no secret, query or page before where the API is slow or away', async () => {
    const { url, standIn, log } = await startSite();
    standIns.push(standIn);
    const secrets = ['/calendar/feed/SECRET.ics', '/guide/visitors?query=SECRET%40example.com'];
    const ask = () =>
      Promise.all(
        secrets.map(async (path) => {
          const headers = { Referer: `${url}/guide/?date=SECRET`, ...from(1) };
          const { status } = await fetch(`${url}/api${path}`, { headers });
          return status;
        }),
      );
    standIn.answers = false;
    assert.deepEqual(await ask(), [504, 504]);
    standIn.stop();
    assert.deepEqual(await ask(), [502, 502]);

    const written = await log();
    assert.doesNotMatch(written, /SECRET/);
    // What there is to know of it stands in the log of all calls.
    for (const status of [504, 502]) {
      for (const path of ['/api/calendar/feed/', '/api/guide/visitors']) {
        const line = new RegExp(
          `"path":"${path}","status":${status},.*"backend":"127[^"]+","backend_status":"${status}"`,
        );
        assert.match(written, line);
      }
    }
  });

  it('lets a visitor book in a hurry, and nobody by the hundred', async () => {
    const { url, standIn } = await startSite();
    standIns.push(standIn);
    const id = '65f0c0ffee0123456789abcd';
    /** @type {[string, string][]} */
    const calls = [
      ['POST', '/new'],
      ['POST', '/newTwo'],
      ['PUT', `/editour/${id}`],
      ['PUT', `/editourTwo/${id}`],
      ['POST', `/restoretour/${id}`],
      ['POST', `/restoretourTwo/${id}`],
    ];
    for (const [i, [method, path]] of calls.entries()) {
      const book = () => fetch(`${url}/api${path}`, { method, headers: from(10 + i) });
      const statuses = [];
      for (let n = 0; n < 15; n++) statuses.push((await book()).status);
      assert.deepEqual(statuses, Array(15).fill(200), path);
      const answers = await Promise.all(Array.from({ length: 25 }, book));
      const refused = answers.filter(({ status }) => status === 429);
      assert.ok(refused.length > 5, `${path}: ${refused.length} refused`);
      const answer = /** @type {Response} */ (refused[0]);
      assert.match(answer.headers.get('content-type') ?? '', /^application\/problem\+json/);
      assert.ok(Number(answer.headers.get('retry-after')) > 0);
      const { errorMessage } = /** @type {{ errorMessage: string }} */ (await answer.json());
      assert.match(errorMessage, /Too many requests from your address/);
      // Whoever has booked too much can still look at it, and take it back.
      for (const other of ['/all', `/deletetour/${id}`]) {
        assert.equal((await fetch(`${url}/api${other}`, { headers: from(10 + i) })).status, 200);
      }
    }
    // They count together.
    const all = await Promise.all(
      Array.from({ length: 48 }, (_, n) => {
        const [method, path] = calls[n % calls.length] ?? ['GET', '/all'];
        return fetch(`${url}/api${path}`, { method, headers: from(30) });
      }),
    );
    assert.ok(all.filter(({ status }) => status === 429).length > 20);
  });
});
