// @ts-check
// A TCP proxy between a program and its database that can delay or cut connections.
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export class Proxy {
  /** Delay of each chunk to the target, in milliseconds. */
  delayMs = 0;
  /**
   * The client ports whose connections pass nothing on, but stay open, as when a cable is pulled.
   */
  #isCut = /** @type {(port: number) => boolean} */ (nobody);
  /** @type {Set<import('node:net').Socket>} */
  #sockets = new Set();
  /** @type {(() => void)[]} */
  #whenMended = [];

  /** @param {number} target */
  constructor(target) {
    this.target = target;
    this.server = createServer({ allowHalfOpen: false }, (near) => this.#join(near));
  }

  /**
   * @param {number} target the port that it leads to
   * @param {number} [port] that the proxy listens on
   */
  static async start(target, port = 0) {
    const proxy = new Proxy(target);
    await new Promise((resolve, reject) => {
      proxy.server.once('error', reject).listen(port, '127.0.0.1', () => resolve(undefined));
    });
    proxy.server.unref();
    return proxy;
  }

  get port() {
    return /** @type {import('node:net').AddressInfo} */ (this.server.address()).port;
  }

  /** How many connections are open. */
  get connections() {
    return this.#sockets.size / 2;
  }

  /** @param {(port: number) => boolean} [who] chooses the client ports to cut off; all of them if missing */
  cut(who = () => true) {
    this.#isCut = who;
  }

  /** Passes on everything that was held back. */
  mend() {
    this.#isCut = nobody;
    for (const go of this.#whenMended.splice(0)) go();
  }

  close() {
    this.mend();
    for (const socket of this.#sockets) socket.destroy();
    this.server.close();
  }

  /** @param {import('node:net').Socket} near */
  #join(near) {
    const far = connect(this.target, '127.0.0.1');
    const port = near.remotePort ?? 0;
    this.#pass(near, far, () => this.delayMs, port);
    this.#pass(far, near, () => 0, port);
  }

  /**
   * @param {import('node:net').Socket} from
   * @param {import('node:net').Socket} to
   * @param {() => number} delayMs
   * @param {number} port of the client
   */
  #pass(from, to, delayMs, port) {
    this.#sockets.add(from.setNoDelay());
    // Keeps the chunks in order, whatever their delays.
    let before = Promise.resolve();
    from.on('data', (bytes) => {
      const due = performance.now() + delayMs();
      before = before.then(async () => {
        if (due > performance.now())
          await sleep(due - performance.now(), undefined, { ref: false });
        if (this.#isCut(port))
          await new Promise((go) => this.#whenMended.push(() => go(undefined)));
        if (!to.destroyed) to.write(bytes);
      });
    });
    from.on('error', () => {});
    from.on('close', async () => {
      this.#sockets.delete(from);
      await before;
      to.destroy();
    });
  }
}

function nobody() {
  return false;
}
