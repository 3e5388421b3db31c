// @ts-check
// Whatever a test started or made goes when its file is over, also when it fails or is interrupted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { killAll, stopAll } from '../tether.mjs';

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

// A test runner that is killed outright passes no signal on, but leaves us another parent.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(130);
}, 1000).unref();

/** A folder that is removed when the file's tests are over. Its path is short enough for a socket's. */
export function folder() {
  const path = mkdtempSync(join(tmpdir(), 'nyof-faults-'));
  folders.push(path);
  return path;
}
