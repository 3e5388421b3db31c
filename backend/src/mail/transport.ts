import { createTransport } from 'nodemailer';
import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { SmtpServer } from '../config';
import { toFailedDelivery, toShortLine, type Delivery } from './delivery';

/** The maximum number of emails that are sent at the same time. */
export const MAX_CONNECTIONS = 3;
const CONNECT_TIMEOUT_MS = 10_000;
/** A server that sends nothing for this long is considered hung. */
const IDLE_TIMEOUT_MS = 30_000;
/** The time limit of a try, even if the server keeps sending data. */
const TRY_TIMEOUT_MS = 120_000;

/** An email that is ready to be sent. */
export interface ReadyMail {
  from: string;
  to: string;
  /** In the format of RFC 5322. */
  source: Buffer;
}

/** Records that the server is about to receive an email. */
type OnBegin = () => Promise<void>;

export interface Transport {
  /**
   * Sends an email. Never throws; errors are in the result.
   *
   * @param onBegin called right before the first byte of the email is sent; if it rejects, nothing is sent
   */
  deliver(mail: ReadyMail, onBegin: OnBegin): Promise<Delivery>;
  close(): void;
}

export function connectionOptions({ host, port, secure, auth }: SmtpServer) {
  return {
    host,
    port,
    secure,
    ...(auth && { auth }),
    // A password is never sent unencrypted, except to this machine.
    requireTLS: auth !== undefined && !secure && !isLocal(host),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: IDLE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Sends emails to a mail server over a pool of connections. */
export class SmtpTransport implements Transport {
  private readonly pool;
  private readonly beginCallbacks = new WeakMap<AbortSignal, OnBegin>();

  constructor(server: SmtpServer) {
    this.pool = createTransport({
      ...connectionOptions(server),
      pool: true,
      maxConnections: MAX_CONNECTIONS,
      // By default, nodemailer resends an email after a lost connection, even if the server has received the email.
      maxRequeues: 0,
    });
    this.pool.use('stream', ({ message, data: { signal } }, next) => {
      const createReadStream = message.createReadStream.bind(message);
      const onBegin = signal && this.beginCallbacks.get(signal);
      // Nodemailer reads the stream once the server is ready for the email.
      if (onBegin) {
        message.createReadStream = (options) =>
          Readable.from(
            readAfter(onBegin, () => createReadStream(options)),
            { objectMode: false },
          );
      }
      next();
    });
  }

  async deliver({ from, to, source }: ReadyMail, onBegin: OnBegin): Promise<Delivery> {
    let hasBegun = false;
    const mail = {
      envelope: { from, to },
      raw: source,
      signal: AbortSignal.timeout(TRY_TIMEOUT_MS),
    };
    this.beginCallbacks.set(mail.signal, async () => {
      await onBegin();
      hasBegun = true;
    });
    try {
      const { response = '' } = (await this.pool.sendMail(mail)) as { response?: string };
      return { status: 'sent', detail: toShortLine(response), isServerFault: false };
    } catch (error) {
      return toFailedDelivery(error, hasBegun);
    }
  }

  close(): void {
    this.pool.close();
  }
}

/** Saves emails to a folder instead of sending them, for development. */
export class FolderTransport implements Transport {
  constructor(private readonly folder: string) {}

  async deliver({ source }: ReadyMail, onBegin: OnBegin): Promise<Delivery> {
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomBytes(3).toString('hex')}.eml`;
    try {
      await mkdir(this.folder, { recursive: true, mode: 0o700 });
      const draft = join(this.folder, `.${name}`);
      await writeFile(draft, source, { mode: 0o600 });
      await onBegin();
      await rename(draft, join(this.folder, name));
      return { status: 'sent', detail: `Saved to the folder as ${name}`, isServerFault: false };
    } catch (error) {
      return toFailedDelivery(error, false);
    }
  }

  close(): void {
    // There are no connections.
  }
}

/** Streams an email once `onBegin` has succeeded. */
async function* readAfter(onBegin: OnBegin, createStream: () => Readable): AsyncGenerator<Buffer> {
  await onBegin();
  yield* createStream();
}

function isLocal(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}
