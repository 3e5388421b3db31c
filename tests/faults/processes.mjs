// @ts-check
// Reads processes and their connections from /proc.
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/**
 * Returns the id of the process that a guard runs. Each child process has a guard, see scripts/child-process.mjs.
 * @param {import('../../scripts/child-process.mjs').ChildProcess | undefined} child
 * @param {string} text a part of the command line that the guard's other children don't have
 */
export function pidOf(child, text) {
  const guard = child?.process.pid;
  const children = readFileSync(`/proc/${guard}/task/${guard}/children`, 'utf8').trim().split(' ');
  const pid = children.find((each) => readFileSync(`/proc/${each}/cmdline`, 'utf8').includes(text));
  if (!pid) throw new Error(`no child process has '${text}' in its command line`);
  return Number(pid);
}

/**
 * Returns whether a process owns the connection from a local port.
 * @param {number} pid
 * @param {number} port
 */
export function hasConnectionFrom(pid, port) {
  const localAddressEnd = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const lines = readFileSync('/proc/net/tcp', 'utf8').split('\n').slice(1);
  const connections = lines.map((line) => line.trim().split(/\s+/));
  const inode = connections.find(([, address]) => address?.endsWith(localAddressEnd))?.[9];
  const files = readdirSync(`/proc/${pid}/fd`);
  return files.some((file) => readLink(`/proc/${pid}/fd/${file}`) === `socket:[${inode}]`);
}

/** @param {string} path */
function readLink(path) {
  try {
    return readlinkSync(path);
  } catch {
    return ''; // closed in the meantime
  }
}
