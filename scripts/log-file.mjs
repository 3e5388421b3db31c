// @ts-check
import { fstatSync, mkdirSync, openSync, readSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const LARGEST = 10e6;

/**
 * Opens a log to append to. One that has grown large is put aside, so that there are never more
 * than two.
 * @param {string} path
 */
export function openLog(path) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > LARGEST) {
    renameSync(path, `${path}.old`);
  }
  const fd = openSync(path, 'a+', 0o600);
  const start = fstatSync(fd).size;
  return {
    path,
    fd,
    /** @param {Uint8Array} bytes */
    append: (bytes) => writeSync(fd, bytes),
    /** What was written since it was opened; also when the file has been removed meanwhile. */
    read() {
      const buffer = Buffer.alloc(fstatSync(fd).size - start);
      readSync(fd, buffer, 0, buffer.length, start);
      return buffer.toString();
    },
  };
}
