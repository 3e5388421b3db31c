// @ts-check
// A mongod to be killed and started again at the same port, on the same data.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { connect } from 'node:net';
import { join } from 'node:path';
import { openLog } from '../log-file.mjs';
import { findMongod } from '../mongod.mjs';
import { freePort } from '../ports.mjs';
import { BACKEND } from '../project.mjs';
import { tether } from '../tether.mjs';
import { folder } from './lifecycle.mjs';
import { pidOf } from './processes.mjs';
import { until } from './waiting.mjs';

const { MongoClient } = /** @type {typeof import('mongodb')} */ (
  createRequire(join(BACKEND, 'package.json'))('mongodb')
);

export const DATABASE = 'tours';
/** Recovery after a kill reads the journal. */
const STARTS_WITHIN_MS = 60_000;

export class Mongod {
  /** @type {import('../tether.mjs').Tether | undefined} */
  #running;

  /**
   * @param {string} binary
   * @param {number} port
   * @param {string} data
   * @param {string[]} options
   */
  constructor(binary, port, data, options) {
    this.binary = binary;
    this.port = port;
    this.data = data;
    this.options = options;
  }

  /**
   * One with data of its own, not started yet.
   * @param {string[]} [options] more of mongod's
   */
  static async prepare(options = []) {
    const data = folder();
    mkdirSync(join(data, 'db'));
    return new Mongod(await findMongod(), await freePort(), data, options);
  }

  /** The address for a client that shall talk to this one alone. */
  get uri() {
    return addressAt(this.port);
  }

  async start() {
    const log = openLog(join(this.data, 'mongod.log'));
    this.#running = tether(this.binary, this.arguments, { stdout: log.fd, stderr: log.fd });
    await until(() => listens(this.port), STARTS_WITHIN_MS);
  }

  get pid() {
    return pidOf(this.#running, '--dbpath');
  }

  /** What it is started with. */
  get arguments() {
    return [
      ...['--dbpath', join(this.data, 'db'), '--bind_ip', '127.0.0.1', '--port', `${this.port}`],
      ...['--nounixsocket', '--wiredTigerCacheSizeGB', '0.25', '--quiet'],
      ...['--setParameter', 'diagnosticDataCollectionEnabled=false', ...this.options],
    ];
  }

  /** Ends it as a power cut would, but for what the system has already been given to write. */
  async kill() {
    this.#running?.kill();
    await this.#running?.ended;
  }

  async stop() {
    await this.#running?.stop();
  }

  /**
   * Does something with a client of its own.
   * @template T
   * @param {(client: import('mongodb').MongoClient) => Promise<T>} job
   */
  async with(job) {
    const client = await MongoClient.connect(this.uri, { serverSelectionTimeoutMS: 10_000 });
    try {
      return await job(client);
    } finally {
      await client.close();
    }
  }
}

/** @param {number} port of a mongod, or of what stands before it */
export function addressAt(port) {
  return `mongodb://127.0.0.1:${port}/${DATABASE}?directConnection=true`;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function listens(port) {
  return new Promise((resolve) => {
    const connection = connect(port, '127.0.0.1');
    connection.on('connect', () => resolve(true)).on('error', () => resolve(false));
    connection.on('connect', () => connection.destroy());
  });
}
