// @ts-check
// A small disk in memory with a mongod on it. Both are in a separate mount namespace, so that nothing stays mounted,
// however the test ends.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { openLog } from '../../scripts/log-file.mjs';
import { startProcess } from '../../scripts/child-process.mjs';
import { pidOf } from './processes.mjs';

/** The files of a mongod without data take up most of this space. */
const SIZE_MB = 100;

/** Mounts the disk, and restarts mongod whenever it exits, as a container's restart policy does. */
const RUN_ON_DISK = `
mount -t tmpfs -o size=${SIZE_MB}m tmpfs "$1" && mkdir "$1/db" || exit 1
shift
while :; do "$@"; sleep 1; done
`;

/** Ways to create a mount namespace: as root, or as an ordinary user if the kernel allows it. */
const NAMESPACE_COMMANDS = [
  ['unshare', '--mount'],
  ['unshare', '--user', '--map-root-user', '--mount'],
];

/** @returns {string[] | undefined} the command that creates a mount namespace; undefined if none is allowed */
export function findMountCommand() {
  return NAMESPACE_COMMANDS.find(([command = '', ...args]) => {
    const { status } = spawnSync(command, [...args, 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']);
    return status === 0;
  });
}

export class SmallDisk {
  /** @type {import('../../scripts/child-process.mjs').ChildProcess | undefined} */
  #child;

  /**
   * @param {import('./mongod.mjs').Mongod} mongod not started
   * @param {string[]} mountCommand
   */
  constructor(mongod, mountCommand) {
    this.mongod = mongod;
    this.mountCommand = mountCommand;
  }

  /** Starts mongod on the disk, and waits until it is ready. */
  async start() {
    const { data, binary, arguments: options } = this.mongod;
    // The log must not be on the disk that fills up.
    const log = openLog(join(data, '..', `${process.pid}-mongod.log`));
    rmSync(log.path);
    const [command = '', ...args] = this.mountCommand;
    this.#child = startProcess(
      command,
      [...args, 'sh', '-c', RUN_ON_DISK, 'disk', data, binary, ...options],
      {
        stdout: log.fd,
        stderr: log.fd,
      },
    );
    await this.mongod.waitUntilReady();
  }

  /** The path of the disk as seen from outside the namespace. */
  get #path() {
    return `/proc/${pidOf(this.#child, 'mount -t tmpfs')}/root${this.mongod.data}`;
  }

  get freeMb() {
    const { bavail, bsize } = statfsSync(this.#path);
    return (bavail * bsize) / 2 ** 20;
  }

  /** Fills the disk to the last byte with a file, the filler. */
  fill() {
    const file = openSync(join(this.#path, 'filler'), 'a');
    try {
      for (let size = 2 ** 20; size >= 1; size /= 2) writeUntilFull(file, Buffer.alloc(size));
    } finally {
      closeSync(file);
    }
  }

  /** Deletes the filler, so that the disk has free space again. */
  freeSpace() {
    rmSync(join(this.#path, 'filler'));
  }
}

/**
 * @param {number} file
 * @param {Buffer} bytes
 */
function writeUntilFull(file, bytes) {
  try {
    for (;;) writeSync(file, bytes);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOSPC') throw error;
  }
}
