// @ts-check
// make dev: the site with reload. Vite serves the pages and passes /api on to the API, which
// starts again whenever the compiler has written something.
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { main } from './main.mjs';
import { PlainError } from './plain-error.mjs';
import { assertPortIsFree, freePort } from './ports.mjs';
import { BACKEND, FRONTEND } from './project.mjs';
import { readSettings } from './settings.mjs';
import { prepareApi, untilReady } from './site.mjs';
import { tether } from './tether.mjs';

await main(
  async () => {
    const settings = readSettings();
    await assertPortIsFree(settings.port);
    const { apiEnv, mongodEnd } = await prepareApi(settings);

    const apiPort = await freePort();
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const env = { ...apiEnv, NODE_ENV: 'development' };
    const compiler = tether('npm', ['run', 'build:watch'], { cwd: BACKEND, env });
    const api = tether(process.execPath, ['--watch', join('dist', 'main.js')], {
      cwd: BACKEND,
      env: { ...env, HOST: '127.0.0.1', PORT: String(apiPort) },
    });
    const vite = tether('npm', ['run', 'dev'], {
      cwd: FRONTEND,
      env: { ...env, API_URL: apiUrl, PORT: String(settings.port) },
    });

    const unexpectedEnd = Promise.race([
      mongodEnd,
      compiler.ended.then((code) => `The compiler ended (exit code ${code}).`),
      api.ended.then((code) => `The API ended (exit code ${code}).`),
      vite.ended.then((code) => `Vite ended (exit code ${code}).`),
    ]);
    await Promise.race([
      untilReady(`${apiUrl}/api/health/ready`, 'above').then(() => untilAccepts(settings.port)),
      unexpectedEnd.then((sentence) => {
        throw new PlainError(sentence);
      }),
    ]);
    console.log(`New York on Foot is at http://localhost:${settings.port}  (Ctrl-C stops it)`);
    throw new PlainError(await unexpectedEnd);
  },
  () => {
    console.log('Stopped.');
    return 0;
  },
);

/** @param {number} port */
async function untilAccepts(port) {
  for (;;) {
    const accepted = await new Promise((resolve) => {
      const socket = connect(port, 'localhost', () => resolve(true));
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy());
    });
    if (accepted) return;
    await sleep(100);
  }
}
