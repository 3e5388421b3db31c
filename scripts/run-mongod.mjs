// @ts-check
// Runs a mongod that only this user can reach. It listens on a socket in a private folder, and on no port. So several
// mongods can run at once, and no password is needed. Each is a replica set with one member.
import { access, constants, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLog } from './log-file.mjs';
import { PlainError, reasonOf } from './plain-error.mjs';
import { initiateReplicaSet, REPLICA_SET_OPTIONS } from './replica-set-of-one.mjs';
import { startProcess } from './child-process.mjs';

/** The time that mongod may take to start. It is long, because mongod may have to recover from a power failure first. */
const READY_TIMEOUT_MS = 60_000;

/** The kernel allows socket paths of 107 bytes, so the folder is in /tmp if TMPDIR is long. */
const MAX_TMPDIR_BYTES = 60;

/** A file in the data folder. It contains the socket path of the last mongod that used the data. */
const SOCKET_FILE = 'mongod-socket';

const SOCKET = 'mongod.sock';

/**
 * The member's host in the replica set, stored with the data. The path is relative to mongod's working folder, so it
 * stays valid even if the data is moved.
 */
const MEMBER = `./${SOCKET}`;

/**
 * @typedef {object} Mongod
 * @property {(database: string) => string} uri
 * @property {import('./child-process.mjs').ChildProcess} process
 */

/**
 * Starts a mongod.
 * @param {string} binary
 * @param {string} [data] the folder for data and log; if missing, both are temporary
 * @returns {Promise<Mongod>} once mongod accepts writes
 */
export async function runMongod(binary, data) {
  const shortTmp = Buffer.byteLength(tmpdir()) > MAX_TMPDIR_BYTES ? '/tmp' : tmpdir();
  const folder = await mkdtemp(join(shortTmp, 'new-york-on-foot-')); // its mode is 0700
  const socket = join(folder, SOCKET);
  const dbpath = join(data ?? folder, 'db');
  try {
    await mkdir(dbpath, { recursive: true, mode: 0o700 });
    await access(dbpath, constants.W_OK);
  } catch (error) {
    throw new PlainError(`The data folder ${dbpath} is not writable (${reasonOf(error)}).`);
  }

  const log = openLog(join(data ?? folder, 'mongod.log'));
  const mongod = startProcess(
    binary,
    [
      ...['--dbpath', dbpath],
      ...['--bind_ip', socket, '--nounixsocket'], // no second socket in /tmp
      ...REPLICA_SET_OPTIONS,
      ...['--wiredTigerCacheSizeGB', '0.25'],
      ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
      '--quiet',
    ],
    { cwd: folder, stdout: log.fd, stderr: log.fd, folderToRemove: folder },
  );

  /** @type {number | undefined} */
  let exitCode;
  void mongod.ended.then((code) => (exitCode = code));
  const deadline = Date.now() + READY_TIMEOUT_MS;
  for (;;) {
    const obstacle = await findObstacle(socket);
    if (obstacle === undefined) break;
    if (exitCode !== undefined) throw new PlainError(explainExit(exitCode, log.read(), dbpath));
    if (Date.now() > deadline) {
      throw new PlainError(`mongod isn't ready (${obstacle}); its log: ${log.path}`);
    }
    await sleep(20);
  }
  if (data !== undefined) await writeFile(join(data, SOCKET_FILE), socket, { mode: 0o600 });
  return { uri: (database) => uriOf(socket, database), process: mongod };
}

/**
 * Returns the URI of a database in the mongod that is running with this data, or undefined if none is running.
 * @param {string} data
 * @param {string} database
 * @returns {Promise<string | undefined>}
 */
export async function findRunningUri(data, database) {
  const socket = await readFile(join(data, SOCKET_FILE), 'utf8').catch(() => '');
  return socket !== '' && (await acceptsConnections(socket)) ? uriOf(socket, database) : undefined;
}

/**
 * @param {string} socket
 * @param {string} database
 */
function uriOf(socket, database) {
  // Without a direct connection, the driver would connect to the member's host, which only mongod itself can resolve.
  return `mongodb://${encodeURIComponent(socket)}/${database}?directConnection=true`;
}

/**
 * Returns why a mongod doesn't accept writes yet, or undefined if it does.
 * @param {string} socket
 * @returns {Promise<string | undefined>}
 */
async function findObstacle(socket) {
  if (!(await acceptsConnections(socket))) return 'it accepts no connections';
  try {
    return (await initiateReplicaSet(uriOf(socket, ''), MEMBER)) ? undefined : "it isn't a primary";
  } catch (error) {
    return reasonOf(error);
  }
}

/**
 * @param {string} socket
 * @returns {Promise<boolean>}
 */
function acceptsConnections(socket) {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.on('connect', () => resolve(true)).on('error', () => resolve(false));
    connection.on('connect', () => connection.destroy());
  });
}

/**
 * Returns a message about why mongod didn't start.
 * @param {number} exitCode
 * @param {string} log the output of this mongod
 * @param {string} dbpath
 */
function explainExit(exitCode, log, dbpath) {
  if (log.includes('DBPathInUse')) {
    return `The data folder ${dbpath} is in use by another mongod: stop that mongod, or choose a different folder with DATA=….`;
  }
  if (exitCode === 62) {
    return `The data in ${dbpath} was written by a different version of MongoDB: start that version with MONGOD=…, or choose a different folder with DATA=….`;
  }
  if (/No space left on device|disk full/i.test(log)) {
    return `The disk that holds ${dbpath} is full.`;
  }
  if (/Permission denied|read-only/i.test(log)) {
    return `The data folder ${dbpath} is not writable.`;
  }
  const lines = log.trim().split('\n').flatMap(extractErrors).slice(-5);
  return [`mongod exited right away (exit code ${exitCode}). Its last errors:`, ...lines].join(
    '\n  ',
  );
}

/**
 * Returns the text of a log line if it is an error. Lines are JSON with a severity, except those that the
 * operating system wrote because mongod couldn't start.
 * @param {string} line
 * @returns {string[]}
 */
function extractErrors(line) {
  let entry;
  try {
    entry = JSON.parse(line);
  } catch {
    return [line];
  }
  if (!['E', 'F'].includes(entry.s)) return [];
  return [`${entry.msg.trim()} ${JSON.stringify(entry.attr ?? {})}`.slice(0, 300)];
}
