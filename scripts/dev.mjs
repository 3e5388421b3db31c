// @ts-check
// make dev: runs the site with reload. Vite serves both apps and proxies /api to the API, which restarts after each
// compilation.
import { join } from 'node:path';
import { main } from './main.mjs';
import { PlainError } from './plain-error.mjs';
import { assertPortIsFree, freePort } from './ports.mjs';
import { BACKEND, FRONTEND } from './project.mjs';
import { readSettings } from './settings.mjs';
import { prepareApi, untilReady } from './site.mjs';
import { tether } from './tether.mjs';

const READY = '/api/health/ready';

await main(
  async () => {
    const settings = readSettings();
    await assertPortIsFree(settings.port);
    const apiPort = await freePort();
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const url = `http://127.0.0.1:${settings.port}`;
    const vite = tether(process.execPath, [join('scripts', 'dev.mjs')], {
      cwd: FRONTEND,
      env: {
        ...settings.env,
        API_URL: apiUrl,
        PORT: String(settings.port),
        MAIL_DIR: settings.env.MAIL_DIR || join(settings.data, 'mail'),
      },
    });

    const { apiEnv, mongodEnd } = await prepareApi({
      ...settings,
      url: `http://localhost:${settings.port}`,
    });
    const env = { ...apiEnv, NODE_ENV: 'development' };
    const api = tether(process.execPath, ['--watch', join('dist', 'main.js')], {
      cwd: BACKEND,
      env: { ...env, HOST: '127.0.0.1', PORT: String(apiPort) },
    });

    const unexpectedEnd = Promise.race([
      mongodEnd,
      api.ended.then((code) => `The API ended (exit code ${code}).`),
      vite.ended.then((code) => `Vite ended (exit code ${code}).`),
    ]);
    await Promise.race([
      // Vite starts to be polled last. Otherwise it would log an error for each poll before the API is ready.
      untilReady(`${apiUrl}${READY}`, 'above').then(() => untilReady(`${url}${READY}`, 'above')),
      unexpectedEnd.then((sentence) => {
        throw new PlainError(sentence);
      }),
    ]);
    console.log(`New York on Foot is at http://localhost:${settings.port}  (Ctrl-C stops it)`);
    // The compiler starts last, since make has just built everything, and it would slow down the others.
    const compiler = tether('npm', ['run', '--silent', 'build:watch'], { cwd: BACKEND, env });
    const compilerEnd = compiler.ended.then((code) => `The compiler ended (exit code ${code}).`);
    throw new PlainError(await Promise.race([unexpectedEnd, compilerEnd]));
  },
  () => {
    console.log('Stopped.');
    return 0;
  },
);
