// @ts-check
import { createServer } from 'node:net';
import { PlainError, reasonOf } from './plain-error.mjs';

/** Browsers resolve `localhost` to either IP, so the port must be free on both. */
const LOCAL_IPS = ['127.0.0.1', '::1'];

/**
 * Throws if a different program uses the port, or if this user may not use it.
 * @param {number} port
 */
export async function assertPortIsFree(port) {
  for (const host of LOCAL_IPS) {
    try {
      await listenOnce(port, host);
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === 'EADDRINUSE') {
        throw new PlainError(
          `Port ${port} is in use: choose a different port, such as PORT=${port + 1}.`,
        );
      }
      if (reason === 'EACCES') {
        throw new PlainError(
          `You aren't allowed to use port ${port}: choose a different port, such as PORT=8080.`,
        );
      }
      if (host === '127.0.0.1') throw error; // a machine without IPv6 is fine
    }
  }
}

/** Returns a port that is currently free. */
export function findFreePort() {
  return listenOnce(0, '127.0.0.1');
}

/**
 * Listens on a port for a moment.
 * @param {number} port 0 for any free port
 * @param {string} host
 * @returns {Promise<number>} the port
 */
function listenOnce(port, host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(port, host, () => {
      const { port: freePort } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(freePort));
    });
  });
}
