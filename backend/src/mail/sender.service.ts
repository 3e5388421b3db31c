import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { CONFIG, type Config } from '../config';
import { JobsService } from '../database/jobs.service';
import { describeError } from '../database/describe-error';
import type { Delivery } from './delivery';
import { DeliveryProblemsService } from './delivery-problems.service';
import { isCourtesy } from './letters';
import { LettersService } from './letters.service';
import { MailServerService } from './mail-server.service';
import { isResentAutomatically, type Message } from './message';
import { MessagesService, type Outcome } from './messages.service';
import { postponePastNight } from './night';
import { FolderTransport, SmtpTransport, type Transport, MAX_CONNECTIONS } from './transport';

const MINUTE_MS = 60 * 1000;
/** The delays before the second try, the third, and so on. The last delay applies to all further tries. */
const RETRY_DELAYS_MS = [1, 5, 15, 60, 240].map((minutes) => minutes * MINUTE_MS);
/** When the server itself fails, sending pauses for this long. Each further failure doubles the pause. */
const MIN_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 5 * MINUTE_MS;

/** Sends due messages. Runs on all replicas. */
@Injectable()
export class SenderService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(SenderService.name);
  private readonly transport: Transport | undefined;
  private pauseMs = 0;
  private pausedUntil = 0;

  constructor(
    @Inject(CONFIG) config: Config,
    jobs: JobsService,
    private readonly messages: MessagesService,
    private readonly letters: LettersService,
    private readonly server: MailServerService,
    private readonly problems: DeliveryProblemsService,
  ) {
    this.transport = createTransport(config);
    jobs.runOnEveryReplica('mail', config.jobCheckSeconds * 1000, (signal) => this.sendAll(signal));
  }

  beforeApplicationShutdown(): void {
    this.transport?.close();
  }

  private async sendAll(signal: AbortSignal): Promise<void> {
    for (const message of await this.messages.releaseAbandoned()) {
      await this.problems.report(message);
    }
    if (!this.transport) return this.messages.withholdLate();
    const { transport } = this;
    await Promise.all(
      Array.from({ length: MAX_CONNECTIONS }, () => this.sendDueMessages(transport, signal)),
    );
  }

  private async sendDueMessages(transport: Transport, signal: AbortSignal): Promise<void> {
    while (!signal.aborted && Date.now() >= this.pausedUntil) {
      const message = await this.messages.claimNext();
      if (!message) return;
      const outcome = await this.send(message, transport);
      await this.messages.saveOutcome(message, outcome);
      const needsGuide = outcome.status === 'failed' || outcome.status === 'unknown';
      if (needsGuide) await this.problems.report(message);
    }
  }

  private async send(message: Message, transport: Transport): Promise<Outcome> {
    const now = new Date();
    if (message.until <= now) {
      return { status: 'withheld', detail: 'It was too late to be useful.' };
    }
    const sendableAt = postponePastNight(now);
    if (isCourtesy(message.kind) && sendableAt > now) {
      return { status: 'retrying', detail: 'It will be sent in the morning.', dueAt: sendableAt };
    }
    const mail = await this.letters.write(message).catch((error: unknown) => {
      // If one message can't be written, the others must still be sent.
      this.logger.error({
        msg: 'An email could not be written',
        mail: message._id,
        ...describeError(error),
      });
      return null;
    });
    if (mail === null) {
      const detail = 'The site couldn’t write this email. See its log for the reason.';
      return this.planRetry(message, detail);
    }
    if (typeof mail === 'string') return { status: 'withheld', detail: mail };
    const delivery = await transport.deliver(mail, () => this.messages.markSending(message));
    await this.updateServerState(delivery);
    const { status, detail } = delivery;
    const isResent = status === 'unknown' && isResentAutomatically(message);
    return status === 'retrying' || isResent ? this.planRetry(message, detail) : delivery;
  }

  private planRetry({ tries, until }: Message, detail: string): Outcome {
    const delayMs = RETRY_DELAYS_MS[Math.min(tries, RETRY_DELAYS_MS.length) - 1] ?? MINUTE_MS;
    const dueAt = new Date(Math.min(Date.now() + delayMs, until.getTime()));
    return { status: 'retrying', detail, dueAt };
  }

  /** Stores whether the server works, and pauses sending if it doesn't. */
  private async updateServerState({ isServerFault, detail }: Delivery): Promise<void> {
    if (!isServerFault) {
      this.pauseMs = 0;
      await this.server.markAsWorking();
      return;
    }
    this.pauseMs = Math.min(Math.max(MIN_PAUSE_MS, this.pauseMs * 2), MAX_PAUSE_MS);
    this.pausedUntil = Date.now() + this.pauseMs;
    this.logger.warn({ msg: 'The mail server is failing', detail });
    await this.server.markAsFailing(detail);
  }
}

function createTransport({ smtp, mailDir }: Config): Transport | undefined {
  if (smtp) return new SmtpTransport(smtp);
  return mailDir === undefined ? undefined : new FolderTransport(mailDir);
}
