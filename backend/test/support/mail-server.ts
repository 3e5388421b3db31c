import { simpleParser, type ParsedMail } from 'mailparser';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Settings } from './app';
import { eventually } from './eventually';

/** What the server says to a command: nothing where all is well. */
type Verdict = { code: number; text: string } | 'cut' | undefined;

/** A mail as it came in. */
export interface ReceivedMail extends ParsedMail {
  /** Whom the envelope says it's for. */
  recipient: string;
}

/** A mail server that does as it's told, at a port of its own. */
export class MailServer {
  readonly mails: ReceivedMail[] = [];
  /** Whoever signs up is mailed a link to confirm the address; most tests are about other mails. */
  ignored: RegExp | undefined = /^Please confirm your email address$/;
  /** How often somebody has begun to hand over a mail. */
  tries = 0;
  /** How many mails broke off after the server had asked for them. */
  interrupted = 0;
  /** What it says to who the mail is for, and to the whole mail. */
  toRecipient: (address: string) => Verdict | Promise<Verdict> = () => undefined;
  toData: (recipient: string) => Verdict = () => undefined;
  private server?: SMTPServer;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${String(this.port)}`;
  }

  /** Listens, at the port that it had before if there was one. */
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

  /** In the place of the server, there's one that takes calls and never says a word. */
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

  /** Forgets what came, and does as a server should. */
  reset(): void {
    this.mails.length = 0;
    this.tries = 0;
    this.interrupted = 0;
    this.toRecipient = () => undefined;
    this.toData = () => undefined;
  }

  /** The mails to an address, once there are so many. */
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

/** A mail server for the tests of a file, and the settings of an API that sends by it. */
export function useMailServer(more: Settings = {}): { server: MailServer; settings: Settings } {
  const server = new MailServer();
  // Where it listens is known once it does.
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
