// @ts-check
import { fstatSync, mkdirSync, openSync, readSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

const MAX_BYTES = 10e6;

/**
 * Opens a log for appending. A log over the maximum size is renamed first, so that there are at most two files.
 * @param {string} path
 */
export function openLog(path) {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  if ((statSync(path, { throwIfNoEntry: false })?.size ?? 0) > MAX_BYTES) {
    renameSync(path, `${path}.old`);
  }
  const fd = openSync(path, 'a+', 0o600);
  const startOffset = fstatSync(fd).size;
  return {
    path,
    fd,
    /** @param {Uint8Array} bytes */
    append: (bytes) => writeSync(fd, bytes),
    /** Returns the text written since the log was opened, even if the file was removed. */
    read() {
      const buffer = Buffer.alloc(fstatSync(fd).size - startOffset);
      readSync(fd, buffer, 0, buffer.length, startOffset);
      return buffer.toString();
    },
  };
}
