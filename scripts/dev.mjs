// @ts-check
// make dev: runs the site with hot reloading. Vite serves both apps and proxies /api to the API, which restarts after
// each compilation.
import { join } from 'node:path';
import { main } from './main.mjs';
import { PlainError } from './plain-error.mjs';
import { assertPortIsFree, findFreePort } from './ports.mjs';
import { BACKEND, FRONTEND } from './project.mjs';
import { readSettings } from './settings.mjs';
import { prepareApi, waitUntilReady } from './site.mjs';
import { startProcess } from './child-process.mjs';

const READY_PATH = '/api/health/ready';

await main(
  async () => {
    const settings = readSettings();
    await assertPortIsFree(settings.port);
    const apiPort = await findFreePort();
    const apiUrl = `http://127.0.0.1:${apiPort}`;
    const url = `http://127.0.0.1:${settings.port}`;
    const vite = startProcess(process.execPath, [join('scripts', 'dev.mjs')], {
      cwd: FRONTEND,
      env: {
        ...settings.env,
        API_URL: apiUrl,
        PORT: String(settings.port),
        MAIL_DIR: settings.env.MAIL_DIR || join(settings.data, 'mail'),
      },
    });

    const { apiEnv, mongodExit } = await prepareApi({
      ...settings,
      url: `http://localhost:${settings.port}`,
    });
    const env = { ...apiEnv, NODE_ENV: 'development' };
    const api = startProcess(process.execPath, ['--watch', join('dist', 'main.js')], {
      cwd: BACKEND,
      env: { ...env, HOST: '127.0.0.1', PORT: String(apiPort) },
    });

    const unexpectedExit = Promise.race([
      mongodExit,
      api.ended.then((code) => `The API exited with code ${code}.`),
      vite.ended.then((code) => `Vite exited with code ${code}.`),
    ]);
    await Promise.race([
      // Vite isn't polled before the API is ready, because it would log an error for each poll.
      waitUntilReady(`${apiUrl}${READY_PATH}`).then(() => waitUntilReady(`${url}${READY_PATH}`)),
      unexpectedExit.then((message) => {
        throw new PlainError(message);
      }),
    ]);
    console.log(`New York on Foot is at http://localhost:${settings.port}  (Ctrl-C stops it)`);
    // make has just built everything, so the compiler can start last, when it doesn't slow down the other processes.
    const compiler = startProcess('npm', ['run', '--silent', 'build:watch'], { cwd: BACKEND, env });
    const compilerExit = compiler.ended.then((code) => `The compiler exited with code ${code}.`);
    throw new PlainError(await Promise.race([unexpectedExit, compilerExit]));
  },
  () => {
    console.log('Stopped.');
    return 0;
  },
);
