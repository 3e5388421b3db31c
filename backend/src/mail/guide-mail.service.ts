import { ConflictException, HttpStatus, Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, mongo } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { guideRefusal } from 'shared/guide-refusals';
import type { User } from '../auth/auth.schemas';
import { sessionEnded } from '../auth/refusals';
import { CONFIG, type Config } from '../config';
import { HistoryService } from '../history/history.service';
import { RetryLaterException } from '../http/problem';
import { DEFAULT_MAIL_CHOICE } from './addresses.service';
import { sendAndRecordExchange } from './exchange';
import { letterOfKind } from './letters';
import { LettersService } from './letters.service';
import type { MailChoiceInput, MailState, MailTest, MessageRecord } from './mail.dto';
import { MailServerService } from './mail-server.service';
import { canBeSentAgain, type Message } from './message';
import { MessagesService } from './messages.service';

const MAX_LISTED_MESSAGES = 50;
/** The minimum time between test emails, so that guides can't overload the mail provider's server. */
const TEST_INTERVAL_SECONDS = 5;

/** Lets guides check whether mail works, handle undelivered emails, and choose which emails they receive. */
@Injectable()
export class GuideMailService {
  private testedAt = -Infinity;

  constructor(
    @InjectModel('User') private readonly users: Model<User>,
    @Inject(CONFIG) private readonly config: Config,
    private readonly messages: MessagesService,
    private readonly letters: LettersService,
    private readonly server: MailServerService,
    private readonly history: HistoryService,
  ) {}

  async getState(userId: string): Promise<MailState> {
    const [{ mode, worked, failing }, { queued, oldest, failed, unknown }, undelivered, guide] =
      await Promise.all([
        this.server.read(),
        this.messages.loadStats(),
        this.messages.findFailedOrUnknown(MAX_LISTED_MESSAGES),
        this.users.findOne({ _id: userId }, { mails: 1 }).lean<Pick<User, 'mails'>>(),
      ]);
    const { bookings, evening } = guide?.mails ?? DEFAULT_MAIL_CHOICE;
    return {
      mode,
      workedAt: worked?.toISOString() ?? null,
      failing: failing && { since: failing.since.toISOString(), answer: failing.answer },
      queued,
      oldestQueuedAt: oldest?.toISOString() ?? null,
      failed,
      unknown,
      troubled: undelivered.map(toMessageRecord),
      choice: { bookings, evening },
    };
  }

  async setChoice(userId: string, { bookings, evening }: MailChoiceInput): Promise<void> {
    const after = { bookings, evening };
    await this.history.transaction(async (session) => {
      const guide = await this.users
        .findOneAndUpdate({ _id: userId }, { $set: { mails: after } }, { session })
        .select({ mails: 1 })
        .lean<Pick<User, 'mails'>>();
      const before = { ...(guide?.mails ?? DEFAULT_MAIL_CHOICE) };
      await this.history.record({ kind: 'mail', subject: userId, before, after }, session);
    });
  }

  /**
   * Sends a test email to the guide's own address immediately.
   *
   * @throws ConflictException if no mail server is set
   * @throws RetryLaterException 429 if the last test was less than {@link TEST_INTERVAL_SECONDS} ago
   */
  async sendTest(userId: string): Promise<MailTest> {
    const { smtp } = this.config;
    if (!smtp) {
      throw new ConflictException(guideRefusal('no-mail-server'));
    }
    const waitSeconds = TEST_INTERVAL_SECONDS - (performance.now() - this.testedAt) / 1000;
    if (waitSeconds > 0) {
      throw new RetryLaterException(
        HttpStatus.TOO_MANY_REQUESTS,
        guideRefusal('mail-just-tried'),
        Math.ceil(waitSeconds),
      );
    }
    this.testedAt = performance.now();
    const guide = await this.users
      .findOne({ _id: userId }, { username: 1, email: 1 })
      .lean<Pick<User, 'username' | 'email'>>();
    if (!guide) throw sessionEnded();
    const to = { name: guide.username, address: guide.email };
    const mail = await this.letters.writeTest(to, `test.${randomUUID()}`);
    const { delivery, steps } = await sendAndRecordExchange(smtp, mail);
    const { status, detail, isServerFault } = delivery;
    if (isServerFault) await this.server.markAsFailing(detail);
    else await this.server.markAsWorking();
    return { isSent: status === 'sent', answer: detail, exchange: steps };
  }

  /**
   * Queues an email again.
   *
   * @throws ConflictException if the email's status doesn't allow this, or it would arrive too late to be useful
   */
  async sendAgain(id: string): Promise<void> {
    const update = (session: mongo.ClientSession) => this.messages.sendAgain(id, session);
    if (await this.updateMessage(update, 'sent again')) return;
    throw new ConflictException(guideRefusal('mail-not-repeatable'));
  }

  /**
   * Records that the guide has notified the visitor instead.
   *
   * @throws ConflictException if the email is being sent or has been sent
   */
  async markNotified(id: string): Promise<void> {
    const update = (session: mongo.ClientSession) => this.messages.markNotified(id, session);
    if (await this.updateMessage(update, 'told')) return;
    throw new ConflictException(guideRefusal('mail-on-its-way'));
  }

  /** Updates a message, and records the guide's action in the history. Returns false if the update found no message. */
  private updateMessage(
    update: (session: mongo.ClientSession) => Promise<Message | null>,
    action: 'sent again' | 'told',
  ): Promise<boolean> {
    return this.history.transaction(async (session) => {
      const updated = await update(session);
      if (!updated) return false;
      const { kind, booking, departure } = updated;
      const bookings = updated.bookings ?? (booking ? [{ booking, departure }] : []);
      for (const each of bookings) {
        const before = { departure: each.departure };
        const after = { ...before, message: action };
        const subject = String(each.booking.id);
        await this.history.record({ kind: 'booking', subject, before, after }, session);
      }
      if (bookings.length === 0) {
        const change = {
          kind: 'mail',
          subject: kind,
          before: {},
          after: { message: action },
        } as const;
        await this.history.record(change, session);
      }
      return true;
    });
  }
}

function toMessageRecord(message: Message): MessageRecord {
  const { _id: id, kind, booking, departure, status, answer, createdAt } = message;
  return {
    id,
    kind,
    label: letterOfKind(kind).label,
    status,
    ...(booking && { booking: String(booking.id) }),
    ...(departure !== undefined && { departure }),
    ...(answer !== undefined && { answer }),
    queuedAt: createdAt.toISOString(),
    canBeSentAgain: canBeSentAgain(message),
  };
}
