// @ts-check
// Cleans up everything a test file started or made, even if the file fails or is interrupted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { killAll, stopAll } from '../child-process.mjs';

/** @type {string[]} */
const folders = [];

after(async () => {
  await stopAll();
  process.exitCode ??= 0;
});
process.on('exit', () => {
  killAll();
  for (const path of folders) rmSync(path, { recursive: true, force: true, maxRetries: 3 });
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => process.exit(130));

// A test runner that gets SIGKILL passes no signal on, but then this process has a new parent.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(130);
}, 1000).unref();

/** Makes a folder that is removed after the file's tests. Its path is short enough to hold a socket. */
export function makeFolder() {
  const path = mkdtempSync(join(tmpdir(), 'nyof-faults-'));
  folders.push(path);
  return path;
}
