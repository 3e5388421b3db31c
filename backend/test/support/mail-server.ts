import { simpleParser, type ParsedMail } from 'mailparser';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Settings } from './app';
import { eventually } from './eventually';

/** The server's response to a command, or undefined if it accepts. */
type Verdict = { code: number; text: string } | 'cut' | undefined;

/** A mail that the server received. */
export interface ReceivedMail extends ParsedMail {
  /** The recipient in the envelope. */
  recipient: string;
}

/** A mail server with programmable responses, at its own port. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  /** Mails with these subjects are dropped. By default, those that every new account gets. */
  ignored: RegExp | undefined = /^Please confirm your email address$/;
  /** The number of attempts to hand over a mail. */
  tries = 0;
  /** The number of mails that broke off after the server had asked for their data. */
  interrupted = 0;
  /** The responses to a recipient, and to a whole mail. */
  toRecipient: (address: string) => Verdict | Promise<Verdict> = () => undefined;
  toData: (recipient: string) => Verdict = () => undefined;
  private server?: SMTPServer;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${String(this.port)}`;
  }

  /** Listens at the same port as before, if there was one. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onRcptTo: ({ address }, _, done) => {
        this.tries++;
        void Promise.resolve(this.toRecipient(address)).then((verdict) => {
          if (verdict === 'cut') this.cut();
          else done(errorOf(verdict));
        });
      },
      onData: (stream, session, done) => {
        const recipient = session.envelope.rcptTo[0]?.address ?? '';
        const receive = (mail: ParsedMail) => {
          const verdict = this.toData(recipient);
          const isIgnored = this.ignored?.test(mail.subject ?? '') ?? false;
          if (!verdict && !isIgnored) this.mails.push({ ...mail, recipient });
          if (verdict === 'cut') this.cut();
          else done(errorOf(verdict));
        };
        void simpleParser(stream).then(receive, () => this.interrupted++);
      },
    });
    server.on('error', () => undefined);
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.port = (server.server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    if (!server) return;
    this.cut();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
    this.server = undefined;
  }

  /** Replaces the server with one that accepts connections and never responds. */
  async hang(): Promise<() => Promise<void>> {
    await this.stop();
    const callers = new Set<Socket>();
    const silent: Server = createServer((caller) => {
      callers.add(caller.on('error', () => undefined));
    });
    await new Promise<void>((resolve) => silent.listen(this.port, '127.0.0.1', resolve));
    return async () => {
      for (const caller of callers) caller.destroy();
      await new Promise((resolve) => silent.close(resolve));
      await this.start();
    };
  }

  /** Forgets all mails, and accepts everything again. */
  reset(): void {
    this.mails.length = 0;
    this.tries = 0;
    this.interrupted = 0;
    this.toRecipient = () => undefined;
    this.toData = () => undefined;
  }

  /** Returns the mails to an address once there are at least `count`. */
  async to(address: string, count = 1, withinMs?: number): Promise<ReceivedMail[]> {
    const found = () => this.mails.filter(({ recipient }) => recipient === address);
    await eventually(() => {
      expect(found().map(({ subject }) => subject)).toHaveLength(count);
    }, withinMs);
    return found();
  }

  private cut(): void {
    for (const { _socket: socket } of this.server?.connections as unknown as Iterable<{
      _socket: { destroy(): void };
    }>) {
      socket.destroy();
    }
  }
}

/** Runs a mail server for the tests of a file. Returns it with settings for an API that uses it. */
export function useMailServer(more: Settings = {}): { server: MailServer; settings: Settings } {
  const server = new MailServer();
  // The port is known once the server listens.
  const settings: Settings = {
    JOB_CHECK_SECONDS: '1',
    SITE_URL: 'https://tours.example.com',
    ...more,
  };
  beforeAll(async () => {
    await server.start();
    settings.SMTP_URL = server.url;
  });
  afterAll(() => server.stop());
  return { server, settings };
}

function errorOf(verdict: Exclude<Verdict, 'cut'>): Error | null {
  return verdict ? Object.assign(new Error(verdict.text), { responseCode: verdict.code }) : null;
}
