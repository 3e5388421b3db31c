import { createTransport } from 'nodemailer';
import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { SmtpServer } from '../config';
import { failed, oneLine, type Delivery } from './delivery';

/** How many mails are sent at a time. */
export const AT_ONCE = 3;
const CONNECT_MS = 10_000;
/** A server that says nothing for so long has hung. */
const SILENCE_MS = 30_000;
/** One that says little, but always something, for so long as well. */
const TRY_MS = 120_000;

/** A mail as it goes over the line. */
export interface ReadyMail {
  from: string;
  to: string;
  /** By RFC 5322. */
  source: Buffer;
}

type Begin = () => Promise<void>;

/** Where mails go. */
export interface Transport {
  /**
   * Never throws: what goes wrong is in the answer.
   *
   * @param begin called right before the first byte of the mail goes out; if it fails, none does
   */
  deliver(mail: ReadyMail, begin: Begin): Promise<Delivery>;
  close(): void;
}

/** What both sending and testing connect with. */
export function connectionOptions({ host, port, secure, auth }: SmtpServer) {
  return {
    ...{ host, port, secure },
    ...(auth && { auth }),
    // A password isn't sent in the clear, unless to this machine.
    requireTLS: auth !== undefined && !secure && !isLocal(host),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Hands mails to a mail server, over connections that are kept. */
export class SmtpTransport implements Transport {
  private readonly pool;
  private readonly begins = new WeakMap<AbortSignal, Begin>();

  constructor(server: SmtpServer) {
    this.pool = createTransport({
      ...connectionOptions(server),
      pool: true,
      maxConnections: AT_ONCE,
      // Else a mail whose connection was cut would be sent again, whether or not the server has it.
      maxRequeues: 0,
    });
    this.pool.use('stream', ({ message, data: { signal } }, next) => {
      const create = message.createReadStream.bind(message);
      const begin = signal && this.begins.get(signal);
      // Nodemailer reads the stream once the server has asked for the mail.
      if (begin) {
        message.createReadStream = (options) =>
          Readable.from(
            readAfter(begin, () => create(options)),
            { objectMode: false },
          );
      }
      next();
    });
  }

  async deliver({ from, to, source }: ReadyMail, begin: Begin): Promise<Delivery> {
    let hasBegun = false;
    const mail = {
      envelope: { from, to },
      raw: source,
      signal: AbortSignal.timeout(TRY_MS),
    };
    this.begins.set(mail.signal, async () => {
      await begin();
      hasBegun = true;
    });
    try {
      const { response = '' } = (await this.pool.sendMail(mail)) as { response?: string };
      return { status: 'sent', answer: oneLine(response), isServersFault: false };
    } catch (error) {
      return failed(error, hasBegun);
    }
  }

  close(): void {
    this.pool.close();
  }
}

/** Puts mails into a folder, for a site that nobody else visits. */
export class FolderTransport implements Transport {
  constructor(private readonly folder: string) {}

  async deliver({ source }: ReadyMail, begin: Begin): Promise<Delivery> {
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`;
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      const draft = join(this.folder, `.${name}`);
      await writeFile(draft, source, { mode: 0o600 });
      await begin();
      await rename(draft, join(this.folder, name));
      return { status: 'sent', answer: `In the folder as ${name}`, isServersFault: false };
    } catch (error) {
      return failed(error, false);
    }
  }

  close(): void {
    // Nothing is open.
  }
}

async function* readAfter(begin: Begin, open: () => Readable): AsyncGenerator<Buffer> {
  await begin();
  yield* open();
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
