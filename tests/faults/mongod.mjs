// @ts-check
// A mongod that tests can kill and restart on the same port and data: a replica set with one member, or a member of a
// larger set.
import { mkdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLog } from '../../scripts/log-file.mjs';
import { withClient } from '../../scripts/mongo-client.mjs';
import { findMongod } from '../../scripts/mongod.mjs';
import { findFreePort } from '../../scripts/ports.mjs';
import { initiateReplicaSet, REPLICA_SET_OPTIONS } from '../../scripts/replica-set-of-one.mjs';
import { startProcess } from '../../scripts/child-process.mjs';
import { makeFolder } from './lifecycle.mjs';
import { pidOf } from './processes.mjs';
import { waitUntil } from './waiting.mjs';

export const DATABASE = 'tours';
/** Long enough for recovery after a kill, which reads the journal. */
const START_TIMEOUT_MS = 60_000;
const MAX_START_ATTEMPTS = 5;
/** The pause before mongod is started again. */
const START_PAUSE_MS = 1000;

export class Mongod {
  /** @type {import('../../scripts/child-process.mjs').ChildProcess | undefined} */
  #child;

  /**
   * @param {string} binary
   * @param {number} port
   * @param {string} data
   * @param {string[]} options
   * @param {boolean} isOnlyMember
   */
  constructor(binary, port, data, options, isOnlyMember) {
    this.binary = binary;
    this.port = port;
    this.data = data;
    this.options = options;
    this.isOnlyMember = isOnlyMember;
  }

  /**
   * Creates a mongod with its own data folder, without starting it.
   * @param {string[]} [options] more options for mongod
   */
  static async prepare(options = []) {
    return createMongod([...REPLICA_SET_OPTIONS, ...options], true);
  }

  /**
   * Creates a mongod that will be a member of a larger set, without starting it.
   * @param {string[]} options more options for mongod
   */
  static async prepareMember(options) {
    return createMongod(options, false);
  }

  /** The URI for a client that connects only to this mongod. */
  get uri() {
    return uriAt(this.port);
  }

  async start() {
    const log = openLog(join(this.data, 'mongod.log'));
    for (let attempt = 1; ; attempt++) {
      const child = startProcess(this.binary, this.arguments, { stdout: log.fd, stderr: log.fd });
      this.#child = child;
      const endedEarly = child.ended.then(() => true);
      if (!(await Promise.race([this.waitUntilReady(), endedEarly]))) return;
      // While mongod was down, a client's outgoing connection may have taken its port.
      if (attempt === MAX_START_ATTEMPTS) throw new Error('mongod ended before it was ready.');
      await sleep(START_PAUSE_MS);
    }
  }

  /**
   * Waits until mongod listens and, if it is the set's only member, accepts writes.
   * @returns {Promise<void>}
   */
  async waitUntilReady() {
    const acceptsWrites = () =>
      initiateReplicaSet(this.uri, `127.0.0.1:${this.port}`).catch(() => false); // mongod may still be starting
    await waitUntil(
      async () => (await isListening(this.port)) && (!this.isOnlyMember || acceptsWrites()),
      START_TIMEOUT_MS,
      'mongod is ready',
    );
  }

  get pid() {
    return pidOf(this.#child, '--dbpath');
  }

  /** The command-line arguments. */
  get arguments() {
    return [
      ...['--dbpath', join(this.data, 'db'), '--bind_ip', '127.0.0.1', '--port', `${this.port}`],
      ...['--nounixsocket', '--wiredTigerCacheSizeGB', '0.25', '--quiet'],
      ...['--setParameter', 'diagnosticDataCollectionEnabled=false', ...this.options],
    ];
  }

  /** Kills mongod. Unlike after a power failure, the operating system still writes its buffers to disk. */
  async kill() {
    this.#child?.kill();
    await this.#child?.ended;
  }

  async stop() {
    await this.#child?.stop();
  }

  /**
   * Calls a function with a new client, and closes the client afterward.
   * @template T
   * @param {(client: import('mongodb').MongoClient) => Promise<T>} job
   */
  withClient(job) {
    return withClient(this.uri, job);
  }
}

/**
 * @param {string[]} options
 * @param {boolean} isOnlyMember
 */
async function createMongod(options, isOnlyMember) {
  const data = makeFolder();
  mkdirSync(join(data, 'db'));
  return new Mongod(await findMongod(), await findFreePort(), data, options, isOnlyMember);
}

/** @param {number} port of a mongod, or of a proxy in front of it */
export function uriAt(port) {
  return `mongodb://127.0.0.1:${port}/${DATABASE}?directConnection=true`;
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isListening(port) {
  return new Promise((resolve) => {
    const connection = connect(port, '127.0.0.1');
    connection.on('connect', () => resolve(true)).on('error', () => resolve(false));
    connection.on('connect', () => connection.destroy());
  });
}
