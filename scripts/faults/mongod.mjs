// @ts-check
// A mongod to be killed and started again at the same port, on the same data: a replica set of one, or a
// member of a larger one.
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { openLog } from '../log-file.mjs';
import { withClient } from '../mongo-client.mjs';
import { findMongod } from '../mongod.mjs';
import { freePort } from '../ports.mjs';
import { makePrimary, SET_OPTIONS } from '../replica-set-of-one.mjs';
import { tether } from '../tether.mjs';
import { folder } from './lifecycle.mjs';
import { pidOf } from './processes.mjs';
import { until } from './waiting.mjs';

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
   * @param {boolean} alone
   */
  constructor(binary, port, data, options, alone) {
    this.binary = binary;
    this.port = port;
    this.data = data;
    this.options = options;
    this.alone = alone;
  }

  /**
   * One with data of its own, not started yet.
   * @param {string[]} [options] more of mongod's
   */
  static async prepare(options = []) {
    return make([...SET_OPTIONS, ...options], true);
  }

  /**
   * One of several that somebody else makes a set of, not started yet.
   * @param {string[]} options more of mongod's
   */
  static async prepareMember(options) {
    return make(options, false);
  }

  /** The address for a client that shall talk to this one alone. */
  get uri() {
    return addressAt(this.port);
  }

  async start() {
    const log = openLog(join(this.data, 'mongod.log'));
    this.#running = tether(this.binary, this.arguments, { stdout: log.fd, stderr: log.fd });
    await this.ready();
  }

  /** Waits until it listens, and where it is alone, takes writes. */
  async ready() {
    const takesWrites = () => makePrimary(this.uri, `127.0.0.1:${this.port}`).catch(() => false); // it may be on its way
    await until(
      async () => (await listens(this.port)) && (!this.alone || takesWrites()),
      STARTS_WITHIN_MS,
      'mongod is ready',
    );
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
  with(job) {
    return withClient(this.uri, job);
  }
}

/**
 * @param {string[]} options
 * @param {boolean} alone
 */
async function make(options, alone) {
  const data = folder();
  mkdirSync(join(data, 'db'));
  return new Mongod(await findMongod(), await freePort(), data, options, alone);
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
