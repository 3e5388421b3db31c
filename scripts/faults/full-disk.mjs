// @ts-check
// A small disk in memory, with a mongod on it. Both are in a mount namespace of their own, so that nothing
// is left mounted, however this ends.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openLog } from '../log-file.mjs';
import { tether } from '../tether.mjs';
import { pidOf } from './processes.mjs';

/** mongod takes most of it before anything is stored. */
const SIZE_MB = 100;

/** As a container that is to be restarted: whenever mongod ends, it is started again. */
const DISK = `
mount -t tmpfs -o size=${SIZE_MB}m tmpfs "$1" && mkdir "$1/db" || exit 1
shift
while :; do "$@"; sleep 1; done
`;

/** Ways to have such a namespace: as root, or as anybody where that is allowed. */
const WAYS = [
  ['unshare', '--mount'],
  ['unshare', '--user', '--map-root-user', '--mount'],
];

/** @returns {string[] | undefined} the command that gives a namespace in which we may mount */
export function wayToMount() {
  return WAYS.find(([command = '', ...args]) => {
    const { status } = spawnSync(command, [...args, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);
    return status === 0;
  });
}

export class SmallDisk {
  /** @type {import('../tether.mjs').Tether | undefined} */
  #running;

  /**
   * @param {import('./mongod.mjs').Mongod} mongod not started
   * @param {string[]} way
   */
  constructor(mongod, way) {
    this.mongod = mongod;
    this.way = way;
  }

  /** Starts the mongod there, for as long as the disk is there, and waits until it is ready. */
  async start() {
    const { data, binary, arguments: options } = this.mongod;
    // What it says must not be on the disk that is full.
    const log = openLog(join(data, '..', `${process.pid}-mongod.log`));
    rmSync(log.path);
    const [command = '', ...args] = this.way;
    this.#running = tether(command, [...args, 'sh', '-c', DISK, 'disk', data, binary, ...options], {
      stdout: log.fd,
      stderr: log.fd,
    });
    await this.mongod.ready();
  }

  /** The disk as it is seen from outside. */
  get #path() {
    return `/proc/${pidOf(this.#running, 'mount -t tmpfs')}/root${this.mongod.data}`;
  }

  get freeMb() {
    const { bavail, bsize } = statfsSync(this.#path);
    return (bavail * bsize) / 2 ** 20;
  }

  /** Leaves no byte free. */
  fill() {
    const file = openSync(join(this.#path, 'filler'), 'a');
    try {
      for (let size = 2 ** 20; size >= 1; size /= 2) writeWhilePossible(file, Buffer.alloc(size));
    } finally {
      closeSync(file);
    }
  }

  empty() {
    rmSync(join(this.#path, 'filler'));
  }
}

/**
 * @param {number} file
 * @param {Buffer} bytes
 */
function writeWhilePossible(file, bytes) {
  try {
    for (;;) writeSync(file, bytes);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
  }
}
