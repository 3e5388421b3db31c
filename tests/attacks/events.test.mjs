// @ts-check
// The console keeps an event stream open all day. Most dates have long periods without events, during which nginx
// must not close the stream.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from '../../scripts/project.mjs';
import { startTargets } from './target.mjs';
import { makeGuide, signUp } from './visitor.mjs';

const NGINX_CONFIGURATION = readFileSync(join(ROOT, 'nginx', 'conf', 'site.conf'), 'utf8');
/** How long nginx waits for a silent backend, in seconds. */
const READ_TIMEOUT_SECONDS = Number(/^proxy_read_timeout (\d+)s;$/m.exec(NGINX_CONFIGURATION)?.[1]);

const { nginx, noNginxReason, mongodbUri, stop } = await startTargets();
after(stop);

test(
  'the event stream of a date without events stays open through nginx',
  { skip: noNginxReason },
  async () => {
    const { port = 0, log = '' } = nginx ?? {};
    const url = `http://127.0.0.1:${port}`;
    const { username, token } = await signUp(url);
    await makeGuide(username, mongodbUri);

    const response = await fetch(`${url}/api/guide/events?date=2031-01-06`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    assert.equal(response.status, 200);
    const started = performance.now();
    let text = '';
    /** When the first event arrived, and whether the stream has ended. */
    let [firstEventMs, hasEnded] = [Infinity, false];
    const reading = (async () => {
      for await (const chunk of response.body ?? []) {
        firstEventMs = Math.min(firstEventMs, performance.now() - started);
        text += Buffer.from(chunk).toString();
      }
    })().finally(() => (hasEnded = true));
    reading.catch(() => {});
    await sleep((2 * READ_TIMEOUT_SECONDS + 1) * 1000);

    assert.equal(hasEnded, false, `the event stream ended: ${text}`);
    assert.ok(firstEventMs < 5000, `nginx held the first event back for ${firstEventMs} ms`);
    assert.equal(text.match(/^event: sheet$/gm)?.length, 1, text);
    const warnings = readFileSync(log, 'utf8')
      .split('\n')
      .filter((line) => /\[(warn|error|crit)\]/.test(line));
    assert.deepEqual(warnings, []);
    await response.body?.cancel().catch(() => {});
  },
);
