// @ts-check
// Cleans up everything that a test file started or created, even if the test fails or is interrupted.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { killAll, stopAll } from '../../scripts/child-process.mjs';

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

// A test runner that is killed with SIGKILL can't forward a signal, but then this process gets a new parent.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(130);
}, 1000).unref();

/** Creates a folder that is removed after the file's tests. Its path is short enough for a Unix socket. */
export function makeFolder() {
  const path = mkdtempSync(join(tmpdir(), 'nyof-faults-'));
  folders.push(path);
  return path;
}
