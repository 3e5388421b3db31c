// @ts-check
// Runs the API as it is deployed, in a separate process that tests can kill and inspect.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_OPTIONS } from '../../scripts/container.mjs';
import { openLog } from '../../scripts/log-file.mjs';
import { findFreePort } from '../../scripts/ports.mjs';
import { BACKEND } from '../../scripts/project.mjs';
import { startProcess } from '../../scripts/child-process.mjs';
import { Caller } from './caller.mjs';
import { makeFolder } from './lifecycle.mjs';
import { pidOf } from './processes.mjs';
import { waitUntil } from './waiting.mjs';

const SECRET = 'only for tests, and known to everybody';
/** Long enough for a busy machine to load the packages. */
const START_TIMEOUT_MS = 60_000;

export class Api {
  /** @type {import('../../scripts/child-process.mjs').ChildProcess | undefined} */
  #child;
  #folder = makeFolder();

  /**
   * @param {number} port
   * @param {NodeJS.ProcessEnv} env
   */
  constructor(port, env) {
    this.port = port;
    this.env = env;
  }

  /**
   * Starts an API, and waits until it can serve calls.
   * @param {string} mongodbUri
   * @param {NodeJS.ProcessEnv} [env] additional settings
   */
  static async start(mongodbUri, env = {}) {
    const api = new Api(await findFreePort(), { MONGODB_URI: mongodbUri, ...env });
    await api.start();
    return api;
  }

  async start() {
    this.spawn();
    await this.waitUntilReady();
  }

  /** Starts the process without waiting until it is ready. */
  spawn() {
    const log = openLog(join(this.#folder, 'api.log'));
    this.#child = startProcess(process.execPath, [join(BACKEND, 'dist', 'main.js')], {
      // Passes on only PATH, so that settings don't depend on the machine that runs the tests.
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        NODE_OPTIONS,
        PORT: String(this.port),
        JWT_SECRET: SECRET,
        LOG_LEVEL: 'error',
        // The tests book the same few departures repeatedly from one IP address.
        MAX_PARTIES: '100000',
        GUEST_PEOPLE_PER_ADDRESS: '100000',
        ...this.env,
      },
      stdout: log.fd,
      stderr: log.fd,
    });
  }

  /** Waits until the API can serve calls. Returns how long that took, in milliseconds. */
  waitUntilReady(timeoutMs = START_TIMEOUT_MS) {
    const healthCaller = this.newCaller();
    const isReady = async () => (await healthCaller.get('/api/health/ready')).status === 200;
    return waitUntil(isReady, timeoutMs, 'the API is ready').finally(() =>
      healthCaller.closeConnections(),
    );
  }

  /** Creates a caller without a token. */
  newCaller() {
    return new Caller(this.port);
  }

  async kill() {
    this.#child?.kill();
    await this.#child?.ended;
  }

  async stop() {
    await this.#child?.stop();
  }

  /**
   * The last five errors that the API logged. Log lines with a message, such as those about a database that is down,
   * don't count.
   */
  get loggedErrors() {
    const lines = readFileSync(join(this.#folder, 'api.log'), 'utf8').trim().split('\n');
    return lines.filter((line) => !line.includes('"message":') && line !== '').slice(-5);
  }

  /** Whether the process is running. */
  get isRunning() {
    return existsSync(`/proc/${this.#child?.process.pid}/task`);
  }

  get pid() {
    return pidOf(this.#child, 'main.js');
  }

  /** Resident memory, in MB. */
  get memoryMb() {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  }

  /** The number of open files and sockets. */
  get openFileCount() {
    return readdirSync(`/proc/${this.pid}/fd`).length;
  }

  /**
   * Reads a metric without labels.
   * @param {string} name
   */
  async readMetric(name) {
    const { text } = await this.newCaller().callOnce('GET', '/api/metrics');
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  }
}
