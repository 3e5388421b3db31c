// @ts-check
// Runs a mongod that only this user can reach: it listens on a socket in a private folder and on no
// port, so copies never meet and no password is needed. It is a replica set of one member.
import { access, constants, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLog } from './log-file.mjs';
import { PlainError, reasonOf } from './plain-error.mjs';
import { makePrimary, SET_OPTIONS } from './replica-set-of-one.mjs';
import { tether } from './tether.mjs';

/** Recovery after a power cut may take a while. */
const PATIENCE_MS = 60_000;

/** The kernel takes socket paths of 107 bytes, so the folder is in /tmp where TMPDIR is a long path. */
const LONGEST_TMPDIR = 60;

/** In the data folder: the path of the socket of the mongod that works on the data, or last did. */
const SOCKET_FILE = 'mongod-socket';

const SOCKET = 'mongod.sock';

/**
 * What the set calls its member, kept with the data. It is relative to the folder that mongod runs in, so it
 * holds at each start, whatever that folder is, and for data that were moved.
 */
const MEMBER = `./${SOCKET}`;

/**
 * @typedef {object} Mongod
 * @property {(database: string) => string} uri
 * @property {import('./tether.mjs').Tether} tether
 */

/**
 * @param {string} binary
 * @param {string} [data] the folder for data and log; without one, both are thrown away at the end
 * @returns {Promise<Mongod>} once it takes writes
 */
export async function runMongod(binary, data) {
  const shortTmp = Buffer.byteLength(tmpdir()) > LONGEST_TMPDIR ? '/tmp' : tmpdir();
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
  const mongod = tether(
    binary,
    [
      ...['--dbpath', dbpath],
      ...['--bind_ip', socket, '--nounixsocket'], // not the usual one in /tmp as well
      ...SET_OPTIONS,
      ...['--wiredTigerCacheSizeGB', '0.25'],
      ...['--setParameter', 'diagnosticDataCollectionEnabled=false'],
      '--quiet',
    ],
    { cwd: folder, stdout: log.fd, stderr: log.fd, remove: folder },
  );

  /** @type {number | undefined} */
  let exitCode;
  void mongod.ended.then((code) => (exitCode = code));
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const obstacle = await whatLacks(socket);
    if (obstacle === undefined) break;
    if (exitCode !== undefined) throw new PlainError(explain(exitCode, log.read(), dbpath));
    if (Date.now() > deadline) {
      throw new PlainError(`mongod isn't ready (${obstacle}); its log: ${log.path}`);
    }
    await sleep(20);
  }
  if (data !== undefined) await writeFile(join(data, SOCKET_FILE), socket, { mode: 0o600 });
  return { uri: (database) => uriOf(socket, database), tether: mongod };
}

/**
 * The address of a database in the mongod that runs on this data already; undefined where none does.
 * @param {string} data
 * @param {string} database
 * @returns {Promise<string | undefined>}
 */
export async function runningUri(data, database) {
  const socket = await readFile(join(data, SOCKET_FILE), 'utf8').catch(() => '');
  return socket !== '' && (await answers(socket)) ? uriOf(socket, database) : undefined;
}

/**
 * @param {string} socket
 * @param {string} database
 */
function uriOf(socket, database) {
  // Directly, or the driver would look for the name that only the mongod itself knows.
  return `mongodb://${encodeURIComponent(socket)}/${database}?directConnection=true`;
}

/**
 * What still keeps a mongod from taking writes.
 * @param {string} socket
 * @returns {Promise<string | undefined>}
 */
async function whatLacks(socket) {
  if (!(await answers(socket))) return "it doesn't answer";
  try {
    return (await makePrimary(uriOf(socket, ''), MEMBER)) ? undefined : 'it is no primary';
  } catch (error) {
    return reasonOf(error);
  }
}

/**
 * @param {string} socket
 * @returns {Promise<boolean>}
 */
function answers(socket) {
  return new Promise((resolve) => {
    const connection = connect(socket);
    connection.on('connect', () => resolve(true)).on('error', () => resolve(false));
    connection.on('connect', () => connection.destroy());
  });
}

/**
 * Why mongod did not start.
 * @param {number} exitCode
 * @param {string} log what it wrote this time
 * @param {string} dbpath
 */
function explain(exitCode, log, dbpath) {
  if (log.includes('DBPathInUse')) {
    return `The data folder ${dbpath} is in use by another mongod: stop that one, or choose another folder with DATA=….`;
  }
  if (exitCode === 62) {
    return `The data in ${dbpath} was written by another version of MongoDB: start that version with MONGOD=…, or choose another folder with DATA=….`;
  }
  if (/No space left on device|disk full/i.test(log)) {
    return `The disk that holds ${dbpath} is full.`;
  }
  if (/Permission denied|read-only/i.test(log)) {
    return `The data folder ${dbpath} is not writable.`;
  }
  const lines = log.trim().split('\n').flatMap(seriousLine).slice(-5);
  return [`mongod exited right away (exit code ${exitCode}). Its last errors:`, ...lines].join(
    '\n  ',
  );
}

/**
 * What a line of the log says if it tells of an error. Lines are JSON with a severity, save those
 * that the system wrote because mongod could not even begin.
 * @param {string} line
 * @returns {string[]}
 */
function seriousLine(line) {
  let entry;
  try {
    entry = JSON.parse(line);
  } catch {
    return [line];
  }
  if (!['E', 'F'].includes(entry.s)) return [];
  return [`${entry.msg.trim()} ${JSON.stringify(entry.attr ?? {})}`.slice(0, 300)];
}
