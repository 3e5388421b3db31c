// @ts-check
// Runs the site on this machine: a mongod, and the API, which also serves the built pages.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLog } from './log-file.mjs';
import { findMongod } from './mongod.mjs';
import { PlainError, reasonOf } from './plain-error.mjs';
import { assertPortIsFree } from './ports.mjs';
import { BACKEND, FRONTEND } from './project.mjs';
import { runMongod, findRunningUri } from './run-mongod.mjs';
import { readOrCreateSecret } from './secret.mjs';
import { startProcess } from './child-process.mjs';

const DATABASE = 'new-york-on-foot';
const READY_TIMEOUT_MS = 60_000;

/**
 * Starts the site. `unexpectedExit` resolves to a message if the API or MongoDB exits.
 * @param {import('./settings.mjs').Settings} settings
 * @returns {Promise<{ url: string, mongodbUri: string, unexpectedExit: Promise<string> }>} once the API is ready
 */
export async function startSite({ port, data, env }) {
  await assertPortIsFree(port);
  const url = `http://localhost:${port}`;
  const { apiEnv, mongodExit } = await prepareApi({ data, env, url });

  const log = openLog(join(data, 'api.log'));
  const api = startProcess(process.execPath, [join(BACKEND, 'dist', 'main.js')], {
    env: {
      ...apiEnv,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      SITE_DIR: join(FRONTEND, 'dist'),
      PAGES_DIR: join(FRONTEND, 'dist-pages'),
    },
    stdout: log.fd,
    stderr: 'pipe',
  });
  api.process.stderr?.on('data', (bytes) => {
    process.stderr.write(bytes);
    log.append(bytes);
  });

  const unexpectedExit = Promise.race([
    mongodExit,
    api.ended.then((code) => `The API exited with code ${code}; its log: ${log.path}`),
  ]);
  await Promise.race([
    waitUntilReady(`http://127.0.0.1:${port}/api/health/ready`, log.path),
    unexpectedExit.then((message) => {
      throw new PlainError(message);
    }),
  ]);
  return {
    url,
    mongodbUri: String(apiEnv.MONGODB_URI),
    unexpectedExit,
  };
}

/**
 * Prepares everything that the API needs before it starts: the folder, the secret, the mail settings, and MongoDB.
 * `mongodExit` resolves to a message if the mongod exits, and never if MONGODB_URI names a running server.
 * @param {{ data: string, env: NodeJS.ProcessEnv, url: string }} settings
 * @returns {Promise<{ apiEnv: NodeJS.ProcessEnv, mongodExit: Promise<string> }>}
 */
export async function prepareApi({ data, env: settings, url }) {
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...settings, ...deriveMailSettings(settings, data, url) };
  try {
    await mkdir(data, { recursive: true, mode: 0o700 });
    const JWT_SECRET = env.JWT_SECRET || (await readOrCreateSecret(data));
    if (env.MONGODB_URI) {
      return { apiEnv: { ...env, JWT_SECRET }, mongodExit: new Promise(() => {}) };
    }
    const mongod = await runMongod(await findMongod(env), data);
    return {
      apiEnv: { ...env, JWT_SECRET, MONGODB_URI: mongod.uri(DATABASE) },
      mongodExit: mongod.process.ended.then(
        (code) => `MongoDB exited with code ${code}; its log: ${join(data, 'mongod.log')}`,
      ),
    };
  } catch (error) {
    if (error instanceof PlainError) throw error;
    throw new PlainError(`The data folder ${data} can't be used (${reasonOf(error)}).`);
  }
}

/** Returns the site's URL for emails, and the folder to which emails are written if there is no mail server. */
function deriveMailSettings(
  /** @type {NodeJS.ProcessEnv} */ env,
  /** @type {string} */ data,
  /** @type {string} */ url,
) {
  return {
    SITE_URL: env.SITE_URL || url,
    MAIL_DIR: env.SMTP_URL ? '' : env.MAIL_DIR || join(data, 'mail'),
  };
}

/**
 * Returns the URI of the site's database. Starts a mongod if the site isn't running.
 * @param {{ data: string, env: NodeJS.ProcessEnv }} settings
 * @returns {Promise<string>}
 */
export async function findOrStartDatabase({ data, env }) {
  if (env.MONGODB_URI) return env.MONGODB_URI;
  if (!existsSync(join(data, 'db'))) {
    throw new PlainError(`There is no data in ${data} yet: start the site and sign up first.`);
  }
  return (
    (await findRunningUri(data, DATABASE)) ??
    (await runMongod(await findMongod(env), data)).uri(DATABASE)
  );
}

/**
 * Waits until a URL responds without an error.
 * @param {string} url
 * @param {string} [logPath] the API's log file; missing if the API logs to this terminal
 */
export async function waitUntilReady(url, logPath) {
  const deadline = Date.now() + READY_TIMEOUT_MS;
  while (!(await isReady(url))) {
    if (Date.now() > deadline) {
      throw new PlainError(
        `The API was not ready within ${READY_TIMEOUT_MS / 1000} s (is MongoDB reachable?); its log: ${logPath ?? 'above'}`,
      );
    }
    await sleep(100);
  }
}

/** @param {string} url */
async function isReady(url) {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(5000) })).ok;
  } catch {
    return false;
  }
}
