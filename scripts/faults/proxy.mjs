// @ts-check
// Stands between a program and its database, and makes the way between them slow, or cuts it.
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export class Proxy {
  /** How much later each piece arrives, on the way there. */
  delayMs = 0;
  /**
   * Which ports' connections nothing passes on, while nothing is refused either, and nobody is told: as
   * when a cable is pulled.
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
   * @param {number} [port] where it listens itself
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

  /** How many connections there are through it. */
  get connections() {
    return this.#sockets.size / 2;
  }

  /** @param {(port: number) => boolean} [who] cuts off whose connections come from these ports alone */
  cut(who = () => true) {
    this.#isCut = who;
  }

  /** What was held back passes now. */
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
   * @param {number} port of whoever connected
   */
  #pass(from, to, delayMs, port) {
    this.#sockets.add(from.setNoDelay());
    // In order, however long each has to wait.
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
