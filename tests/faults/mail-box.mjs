// @ts-check
// A slow mail server that counts the emails to each address.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { BACKEND } from '../../scripts/project.mjs';

const MAX_DELAY_MS = 100;

/** @type {typeof import('smtp-server')} */
const { SMTPServer } = createRequire(join(BACKEND, 'package.json'))('smtp-server');

export class MailBox {
  /** The number of emails for each recipient. @type {Map<string, number>} */
  receivedCounts = new Map();
  /** Addresses whose mail the server has started to receive, whether or not the mail arrived. @type {Set<string>} */
  startedAddresses = new Set();

  /** @param {() => number} random sets the server's delays before it receives, counts, and accepts each email */
  constructor(random) {
    this.server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onRcptTo: async (_, __, done) => {
        await sleep(random() * MAX_DELAY_MS);
        done();
      },
      onData: (stream, { envelope }, done) => {
        for (const { address } of envelope.rcptTo) this.startedAddresses.add(address);
        stream.resume().on('end', async () => {
          await sleep(random() * MAX_DELAY_MS);
          for (const { address } of envelope.rcptTo) {
            this.receivedCounts.set(address, (this.receivedCounts.get(address) ?? 0) + 1);
          }
          await sleep(random() * MAX_DELAY_MS);
          done();
        });
      },
    });
    // A killed replica closes its connection in the middle of an email.
    this.server.on('error', () => undefined);
  }

  /** @returns {Promise<string>} the server's URL, for the API's settings */
  async start() {
    await new Promise((resolve) => this.server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = this.server.server.address();
    if (address === null || typeof address === 'string')
      throw new Error('The mail server is closed.');
    return `smtp://127.0.0.1:${address.port}`;
  }

  /** @returns {Promise<void>} */
  stop() {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }
}
