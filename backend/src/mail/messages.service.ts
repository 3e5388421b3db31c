import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo, Types } from 'mongoose';
import { without } from '../without';
import { MailLimitsService } from './mail-limits.service';
import {
  canBeRepeated,
  WAITED_FOR,
  type Message,
  type MessageStatus,
  type NewMessage,
  type News,
} from './message';

const DAY_MS = 24 * 60 * 60 * 1000;
/** For how long it can be seen what became of a message after its time. */
const KEPT_MS = 30 * DAY_MS;
/** Longer than any try lasts: see the limits of {@link SmtpTransport}. */
const LEASE_MS = 5 * 60 * 1000;

const WAITING: MessageStatus[] = ['queued', 'retrying'];
const UNDER_WAY: MessageStatus[] = ['claimed', 'sending'];

const DIED_BEFORE = 'The site was stopped before the mail server had this mail.';
const DIED_WHILE = 'The site was stopped before the mail server had answered.';

/** A message that collects what happens until it is due. */
type CollectingMessage = Omit<NewMessage, 'addressee'> & Required<Pick<NewMessage, 'dueAt'>>;

/** How a try has ended. */
export interface Outcome {
  status: 'sent' | 'retrying' | 'failed' | 'unknown' | 'withheld';
  answer: string;
  /** When to try again. */
  dueAt?: Date;
}

/** How many messages wait, and how many need the guide. */
export interface MessageFigures {
  queued: number;
  /** When the oldest of those was to be sent; null if none waits. */
  oldest: Date | null;
  failed: number;
  unknown: number;
}

/** A message that was refused, since its recipient or a network has had too many. */
export interface RefusedMessage {
  _id: string;
  /** When the next one may be made. */
  until: Date;
}

/** The mails that are to be sent, and were. */
@Injectable()
export class MessagesService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly limits: MailLimitsService,
  ) {}

  /**
   * Queues messages within the limits of mail; those that are there already stay as they are.
   *
   * @returns the refused ones. Of those about a visitor's booking, a record is kept that they weren't mailed.
   */
  async queue(messages: NewMessage[]): Promise<RefusedMessage[]> {
    const fresh = await this.withoutStored(messages);
    const refused: RefusedMessage[] = [];
    for (const { _id, kind, addressee } of fresh) {
      const until = addressee && (await this.limits.count({ _id, kind, addressee }));
      if (until) refused.push({ _id, until });
    }
    const isRefused = ({ _id }: NewMessage) => refused.some((each) => each._id === _id);
    const stored = fresh.filter((each) => !isRefused(each) || isForVisitor(each));
    const now = new Date();
    const writes = stored.map((message) => {
      const {
        _id,
        kind,
        until,
        dueAt = firstDue(kind, now),
        ...rest
      } = without(message, 'addressee');
      const status: MessageStatus = isRefused(message) ? 'limited' : 'queued';
      return {
        updateOne: {
          filter: { _id },
          update: {
            $setOnInsert: {
              ...{ ...rest, kind, dueAt, until },
              ...{ status, tries: 0, createdAt: now },
              expiresAt: new Date(Math.max(now.getTime(), until.getTime()) + KEPT_MS),
            },
          },
          upsert: true,
        },
      };
    });
    if (writes.length > 0) await this.collection.bulkWrite(writes, { ordered: false });
    return refused;
  }

  private async withoutStored(messages: NewMessage[]): Promise<NewMessage[]> {
    const ids = messages.map(({ _id }) => _id);
    if (ids.length === 0) return [];
    const stored = await this.collection
      .find({ _id: { $in: ids } })
      .project<Pick<Message, '_id'>>({ _id: 1 })
      .toArray();
    const known = new Set(stored.map(({ _id }) => _id));
    return messages.filter(({ _id }) => !known.has(_id));
  }

  /**
   * Adds to a message that collects what happens, and queues it if it's the first.
   *
   * @throws MongoServerError a duplicate key, if it's being sent already
   */
  async collect(
    { _id, dueAt, until, ...rest }: CollectingMessage,
    what: { news: News } | { mails: string },
  ): Promise<void> {
    const now = new Date();
    await this.collection.updateOne(
      { _id, status: 'queued', tries: 0 },
      {
        $addToSet: what,
        $setOnInsert: {
          ...{ ...rest, dueAt, until, createdAt: now },
          expiresAt: new Date(until.getTime() + KEPT_MS),
        },
      },
      { upsert: true },
    );
  }

  /** The next message that is due, which is now the caller's to send; null if there is none. */
  claim(): Promise<Message | null> {
    const now = new Date();
    return this.collection.findOneAndUpdate(
      { status: { $in: WAITING }, dueAt: { $lte: now } },
      {
        $set: { status: 'claimed', leaseUntil: new Date(now.getTime() + LEASE_MS) },
        $inc: { tries: 1 },
      },
      { sort: { dueAt: 1 }, returnDocument: 'after' },
    );
  }

  /**
   * Notes that the mail server is about to get a message. From then on, only the server's answer can tell whether
   * it has it.
   *
   * @throws Error if the lease of this try is over, since another process may be sending the message
   */
  async noteSending({ _id, leaseUntil }: Message): Promise<void> {
    const { matchedCount } = await this.collection.updateOne(
      { _id, status: 'claimed', leaseUntil: { $eq: leaseUntil, $gt: new Date() } },
      { $set: { status: 'sending' } },
    );
    if (matchedCount === 0) throw new Error('It took too long to reach the mail server.');
  }

  /** Notes how a try has ended, unless the next one has begun. */
  async note({ _id, tries }: Message, { status, answer, dueAt }: Outcome): Promise<void> {
    await this.collection.updateOne(
      { _id, tries, status: { $in: [...UNDER_WAY, 'retrying', 'unknown'] } },
      {
        $set: {
          ...{ status, answer },
          ...(dueAt && { dueAt }),
          ...(status === 'sent' && { sentAt: new Date() }),
        },
        // Nobody needs to know anymore where it went.
        $unset: { leaseUntil: 1, ...(isOver(status) && { to: 1, text: 1 }) },
      },
    );
  }

  /**
   * Frees messages whose sender has died: the mail server has none of those that were claimed. Returns those that
   * it may have and that aren't sent again.
   */
  async freeLost(): Promise<Message[]> {
    const now = new Date();
    const isLost = { leaseUntil: { $lte: now } };
    const retry = (answer: string) => ({
      $set: { status: 'retrying' as const, answer, dueAt: now },
      $unset: { leaseUntil: 1 as const },
    });
    await this.collection.updateMany({ status: 'claimed', ...isLost }, retry(DIED_BEFORE));
    const lost = await this.collection.find({ status: 'sending', ...isLost }).toArray();
    for (const { _id, leaseUntil } of lost.filter(canBeRepeated)) {
      const which = { _id, status: 'sending' as const, leaseUntil };
      await this.collection.updateOne(which, retry(DIED_WHILE));
    }
    const unknown = lost.filter((message) => !canBeRepeated(message));
    await this.collection.updateMany(
      { _id: { $in: unknown.map(({ _id }) => _id) }, status: 'sending', ...isLost },
      { $set: { status: 'unknown', answer: DIED_WHILE }, $unset: { leaseUntil: 1 } },
    );
    return unknown;
  }

  /** What nobody could send in time; where there is a server, that is noticed when it's to be sent. */
  async withholdLate(): Promise<void> {
    await this.collection.updateMany(
      { status: { $in: WAITING }, until: { $lte: new Date() } },
      {
        $set: {
          status: 'withheld',
          answer: 'Mail wasn’t set up in time.',
        },
      },
    );
  }

  /** Has a message sent once more; false if it's none that the guide has to decide on. */
  async sendAgain(_id: string): Promise<boolean> {
    const { modifiedCount } = await this.collection.updateOne(
      {
        _id,
        status: { $in: ['failed', 'unknown', 'withheld', 'limited'] },
        until: { $gt: new Date() },
      },
      { $set: { status: 'queued', dueAt: new Date(), tries: 0 }, $unset: { answer: 1 } },
    );
    return modifiedCount === 1;
  }

  /** Notes that the guide has told a visitor otherwise; false if the mail is on its way, or has been sent. */
  async noteTold(_id: string): Promise<boolean> {
    const { modifiedCount } = await this.collection.updateOne(
      { _id, status: { $in: [...WAITING, 'failed', 'unknown', 'withheld', 'limited'] } },
      { $set: { status: 'told' }, $unset: { to: 1, text: 1 } },
    );
    return modifiedCount === 1;
  }

  /** What became of the messages about some bookings, the oldest first. */
  about(bookings: Types.ObjectId[]): Promise<Message[]> {
    return this.collection
      .find({ 'booking.id': { $in: bookings } })
      .sort({ createdAt: 1, _id: 1 })
      .toArray();
  }

  /** Those about some departures that haven't been sent. */
  openAt(departures: string[]): Promise<Pick<Message, '_id' | 'status'>[]> {
    const status = { $nin: ['sent', 'told'] satisfies MessageStatus[] };
    return this.collection
      .find({ departure: { $in: departures }, status })
      .project<Pick<Message, '_id' | 'status'>>({ status: 1 })
      .toArray();
  }

  /** Those of some ids that the guide has to decide on. */
  troubledOf(ids: string[]): Promise<Message[]> {
    return this.collection
      .find({ _id: { $in: ids }, status: { $in: ['failed', 'unknown'] } })
      .sort({ createdAt: 1 })
      .toArray();
  }

  async get(_id: string): Promise<Message | null> {
    return this.collection.findOne({ _id });
  }

  /** Those that the guide has to decide on, the newest first. */
  troubled(most: number): Promise<Message[]> {
    return this.collection
      .find({ status: { $in: ['failed', 'unknown'] } })
      .sort({ createdAt: -1 })
      .limit(most)
      .toArray();
  }

  /** @param signal ends the counting */
  async figures(signal?: AbortSignal): Promise<MessageFigures> {
    const found = await this.collection
      .aggregate<{ _id: MessageStatus; count: number; oldest: Date }>(
        [
          { $match: { status: { $in: [...WAITING, ...UNDER_WAY, 'failed', 'unknown'] } } },
          { $group: { _id: '$status', count: { $sum: 1 }, oldest: { $min: '$createdAt' } } },
        ],
        { signal },
      )
      .toArray();
    const waiting = found.filter(({ _id }) => _id !== 'failed' && _id !== 'unknown');
    const count = (status: MessageStatus) => found.find(({ _id }) => _id === status)?.count ?? 0;
    const oldest = Math.min(...waiting.map(({ oldest: since }) => since.getTime()));
    return {
      queued: waiting.reduce((sum, each) => sum + each.count, 0),
      oldest: waiting.length > 0 ? new Date(oldest) : null,
      failed: count('failed'),
      unknown: count('unknown'),
    };
  }

  private get collection(): mongo.Collection<Message> {
    return this.connection.collection<Message>('messages');
  }
}

/** The earlier a message is due, the earlier it's sent. */
function firstDue(kind: Message['kind'], now: Date): Date {
  return WAITED_FOR.includes(kind) ? new Date(0) : now;
}

/** Whether a message tells a visitor of a booking. */
function isForVisitor({ booking, user }: NewMessage): boolean {
  return booking !== undefined && user === undefined;
}

function isOver(status: MessageStatus): boolean {
  return status === 'sent' || status === 'withheld';
}
