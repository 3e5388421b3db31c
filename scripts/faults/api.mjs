// @ts-check
// The API as it is deployed: a process of its own, to be killed and looked at from outside.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { NODE_OPTIONS } from '../container.mjs';
import { openLog } from '../log-file.mjs';
import { freePort } from '../ports.mjs';
import { BACKEND } from '../project.mjs';
import { tether } from '../tether.mjs';
import { Caller } from './caller.mjs';
import { folder } from './lifecycle.mjs';
import { pidOf } from './processes.mjs';
import { until } from './waiting.mjs';

const SECRET = 'only for tests, and known to everybody';
/** On a busy machine, loading the packages takes a while. */
const STARTS_WITHIN_MS = 60_000;

export class Api {
  /** @type {import('../tether.mjs').Tether | undefined} */
  #running;
  #folder = folder();

  /**
   * @param {number} port
   * @param {NodeJS.ProcessEnv} env
   */
  constructor(port, env) {
    this.port = port;
    this.env = env;
  }

  /**
   * Starts one, and waits until it can serve calls.
   * @param {string} mongodbUri
   * @param {NodeJS.ProcessEnv} [env] more settings
   */
  static async start(mongodbUri, env = {}) {
    const api = new Api(await freePort(), { MONGODB_URI: mongodbUri, ...env });
    await api.start();
    return api;
  }

  async start() {
    this.spawn();
    await this.ready();
  }

  /** Starts the process, ready or not. */
  spawn() {
    const log = openLog(join(this.#folder, 'api.log'));
    this.#running = tether(process.execPath, [join(BACKEND, 'dist', 'main.js')], {
      // Of our own environment nothing but PATH: settings must not depend on who runs the tests.
      env: {
        PATH: process.env.PATH,
        NODE_ENV: 'production',
        NODE_OPTIONS,
        PORT: String(this.port),
        JWT_SECRET: SECRET,
        LOG_LEVEL: 'error',
        // What is done here books the same few departures all the time, from one address.
        MAX_PARTIES: '100000',
        GUEST_PEOPLE_PER_ADDRESS: '100000',
        ...this.env,
      },
      stdout: log.fd,
      stderr: log.fd,
    });
  }

  /** How long it took until it could serve calls. */
  ready(withinMs = STARTS_WITHIN_MS) {
    const asker = this.caller();
    const asked = async () => (await asker.get('/api/health/ready')).status === 200;
    return until(asked, withinMs, 'the API is ready').finally(() => asker.hangUp());
  }

  /** Somebody who calls it, and who is nobody yet. */
  caller() {
    return new Caller(this.port);
  }

  async kill() {
    this.#running?.kill();
    await this.#running?.ended;
  }

  async stop() {
    await this.#running?.stop();
  }

  /** What it said that went wrong, less what it knows to be a database that is away. */
  get complaints() {
    const lines = readFileSync(join(this.#folder, 'api.log'), 'utf8').trim().split('\n');
    return lines.filter((line) => !line.includes('"message":') && line !== '').slice(-5);
  }

  /** Whether it has not ended. */
  get runs() {
    return existsSync(`/proc/${this.#running?.process.pid}/task`);
  }

  get pid() {
    return pidOf(this.#running, 'main.js');
  }

  /** Resident memory, in MB. */
  get memoryMb() {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1024;
  }

  /** How many files and sockets it has open. */
  get files() {
    return readdirSync(`/proc/${this.pid}/fd`).length;
  }

  /**
   * A figure of its own metrics, without labels.
   * @param {string} name
   */
  async metric(name) {
    const { text } = await this.caller().once('GET', '/api/metrics');
    return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  }
}
