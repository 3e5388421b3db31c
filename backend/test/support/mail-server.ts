import { simpleParser, type ParsedMail } from 'mailparser';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';
import type { Settings } from './app';
import { eventually } from './eventually';

/** The server's response to a command: an error, 'cut' to close the connection, or undefined to accept. */
type SmtpResponse = { code: number; text: string } | 'cut' | undefined;

/** An email received by the server. */
export interface ReceivedMail extends ParsedMail {
  /** The recipient in the envelope. */
  recipient: string;
}

/** A mail server on a free port, with programmable responses. */
export class MailServer {
  readonly emails: ReceivedMail[] = [];
  /** Emails with these subjects are dropped. By default, only the confirmation email to new accounts. */
  ignoredSubjects: RegExp | undefined = /^Please confirm your email address$/;
  /** The number of delivery attempts for all emails. */
  attempts = 0;
  /** The number of emails whose connection broke after the DATA command. */
  interruptedEmails = 0;
  /** Returns the response to a recipient. */
  onRecipient: (address: string) => SmtpResponse | Promise<SmtpResponse> = () => undefined;
  /** Returns the response to an email's content. */
  onData: (recipient: string) => SmtpResponse = () => undefined;
  private server?: SMTPServer;
  private port = 0;

  get url(): string {
    return `smtp://127.0.0.1:${String(this.port)}`;
  }

  /** Starts listening. A restarted server keeps its port. */
  async start(): Promise<void> {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onRcptTo: ({ address }, _, done) => {
        this.attempts++;
        void Promise.resolve(this.onRecipient(address)).then((response) => {
          if (response === 'cut') this.dropConnections();
          else done(toSmtpError(response));
        });
      },
      onData: (stream, session, done) => {
        const recipient = session.envelope.rcptTo[0]?.address ?? '';
        const receive = (mail: ParsedMail) => {
          const response = this.onData(recipient);
          const isIgnored = this.ignoredSubjects?.test(mail.subject ?? '') ?? false;
          if (!response && !isIgnored) this.emails.push({ ...mail, recipient });
          if (response === 'cut') this.dropConnections();
          else done(toSmtpError(response));
        };
        void simpleParser(stream).then(receive, () => this.interruptedEmails++);
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
    this.dropConnections();
    await new Promise<void>((resolve) => {
      server.close(resolve);
    });
    this.server = undefined;
  }

  /**
   * Replaces the server with one that accepts connections and never responds. Returns a function
   * that restarts the mail server.
   */
  async hang(): Promise<() => Promise<void>> {
    await this.stop();
    const sockets = new Set<Socket>();
    const silentServer: Server = createServer((socket) => {
      sockets.add(socket.on('error', () => undefined));
    });
    await new Promise<void>((resolve) => silentServer.listen(this.port, '127.0.0.1', resolve));
    return async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => silentServer.close(resolve));
      await this.start();
    };
  }

  /** Deletes all received emails, and accepts everything again. */
  reset(): void {
    this.emails.length = 0;
    this.attempts = 0;
    this.interruptedEmails = 0;
    this.onRecipient = () => undefined;
    this.onData = () => undefined;
  }

  /** Waits until exactly `count` emails to an address have arrived, and returns them. */
  async waitForEmails(address: string, count = 1, timeoutMs?: number): Promise<ReceivedMail[]> {
    const findEmails = () => this.emails.filter(({ recipient }) => recipient === address);
    await eventually(() => {
      expect(findEmails().map(({ subject }) => subject)).toHaveLength(count);
    }, timeoutMs);
    return findEmails();
  }

  private dropConnections(): void {
    for (const { _socket: socket } of this.server?.connections as unknown as Iterable<{
      _socket: { destroy(): void };
    }>) {
      socket.destroy();
    }
  }
}

/** Runs a mail server for the tests of a file, and returns the settings for an API that uses it. */
export function useMailServer(overrides: Settings = {}): {
  server: MailServer;
  settings: Settings;
} {
  const server = new MailServer();
  // SMTP_URL is set once the server listens, because the port isn't known earlier.
  const settings: Settings = {
    JOB_CHECK_SECONDS: '1',
    SITE_URL: 'https://tours.example.com',
    ...overrides,
  };
  beforeAll(async () => {
    await server.start();
    settings.SMTP_URL = server.url;
  });
  afterAll(() => server.stop());
  return { server, settings };
}

function toSmtpError(response: Exclude<SmtpResponse, 'cut'>): Error | null {
  return response ? Object.assign(new Error(response.text), { responseCode: response.code }) : null;
}
