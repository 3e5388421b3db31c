// @ts-check
// A TCP proxy in front of a server. It can delay or cut connections.
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export class Proxy {
  /** Delay of each chunk to the target, in milliseconds. */
  delayMs = 0;
  /**
   * Returns whether the connection from a client port stays open but forwards nothing, as if a cable were unplugged.
   */
  #isCut = /** @type {(port: number) => boolean} */ (isNeverCut);
  /** @type {Set<import('node:net').Socket>} */
  #sockets = new Set();
  /** @type {(() => void)[]} */
  #resumeCallbacks = [];

  /** @param {number} targetPort */
  constructor(targetPort) {
    this.targetPort = targetPort;
    this.server = createServer({ allowHalfOpen: false }, (clientSocket) =>
      this.#forwardConnection(clientSocket),
    );
  }

  /**
   * @param {number} targetPort
   * @param {number} [port] the port to listen on
   */
  static async start(targetPort, port = 0) {
    const proxy = new Proxy(targetPort);
    await new Promise((resolve, reject) => {
      proxy.server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined));
    });
    proxy.server.unref();
    return proxy;
  }

  get port() {
    return /** @type {import('node:net').AddressInfo} */ (this.server.address()).port;
  }

  /** The number of open connections. */
  get connectionCount() {
    return this.#sockets.size / 2;
  }

  /** @param {(port: number) => boolean} [isAffected] selects the client ports to cut off; if missing, all */
  cut(isAffected = () => true) {
    this.#isCut = isAffected;
  }

  /** Forwards everything that was held back, and all later chunks. */
  reconnect() {
    this.#isCut = isNeverCut;
    for (const resume of this.#resumeCallbacks.splice(0)) resume();
  }

  close() {
    this.reconnect();
    for (const socket of this.#sockets) socket.destroy();
    this.server.close();
  }

  /** @param {import('node:net').Socket} clientSocket */
  #forwardConnection(clientSocket) {
    const targetSocket = connect(this.targetPort, '127.0.0.1');
    const port = clientSocket.remotePort ?? 0;
    this.#forwardChunks(clientSocket, targetSocket, () => this.delayMs, port);
    this.#forwardChunks(targetSocket, clientSocket, () => 0, port);
  }

  /**
   * @param {import('node:net').Socket} from
   * @param {import('node:net').Socket} to
   * @param {() => number} delayMs
   * @param {number} port of the client
   */
  #forwardChunks(from, to, delayMs, port) {
    this.#sockets.add(from.setNoDelay());
    // Forwards the chunks in order, whatever their delays.
    let lastChunk = Promise.resolve();
    from.on('data', (bytes) => {
      const dueMs = performance.now() + delayMs();
      lastChunk = lastChunk.then(async () => {
        if (dueMs > performance.now())
          await sleep(dueMs - performance.now(), undefined, { ref: false });
        if (this.#isCut(port))
          await new Promise((resume) => this.#resumeCallbacks.push(() => resume(undefined)));
        if (!to.destroyed) to.write(bytes);
      });
    });
    from.on('error', () => {});
    from.on('close', async () => {
      this.#sockets.delete(from);
      await lastChunk;
      to.destroy();
    });
  }
}

function isNeverCut() {
  return false;
}
