import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo, Types } from 'mongoose';
import { isDuplicate } from '../database/database-errors';
import { without } from '../without';
import { MailLimitsService } from './mail-limits.service';
import { LETTERS, letterOfKind, type KindTo } from './letters';
import type { GroupedBooking, GuideLetter, StoredNews } from './letters/definition';
import {
  isResentAutomatically,
  isToVisitor,
  RESENDABLE_STATUSES,
  type Message,
  type MessageStatus,
  type NewMessage,
} from './message';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long a message is stored after it has become useless. */
const RETENTION_MS = 30 * DAY_MS;
/** How long a process has the sole right to send a message. Longer than the timeouts of {@link SmtpTransport}. */
const LEASE_MS = 5 * 60 * 1000;

const WAITING_STATUSES: MessageStatus[] = ['queued', 'retrying'];
const CLAIMED_STATUSES: MessageStatus[] = ['claimed', 'sending'];

const STOPPED_BEFORE_SENDING = 'The site stopped before the mail server received this email.';
const STOPPED_WHILE_SENDING = 'The site stopped before the mail server replied.';

/** The outcome of a try. */
export interface Outcome {
  status: 'sent' | 'retrying' | 'failed' | 'unknown' | 'withheld';
  /** The server's reply, or why there is none. Stored as the message's `answer`. */
  detail: string;
  /** When to try again. */
  dueAt?: Date;
}

/** The numbers of messages that are waiting, and of those that need the guide's decision. */
export interface MessageStats {
  queued: number;
  /** When the oldest waiting message was created; null if none is waiting. */
  oldest: Date | null;
  failed: number;
  unknown: number;
}

/** A message that exceeds a limit for its recipient or a network. */
export interface RefusedMessage {
  _id: string;
  /** When the time window of the limit ends. */
  until: Date;
}

/** The queue of messages, which also stores their outcomes. */
@Injectable()
export class MessagesService {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly limits: MailLimitsService,
  ) {}

  /**
   * Queues messages that are within the mail limits. Doesn't change messages that are already stored.
   *
   * @returns the messages over a limit. Of these, messages to visitors are stored as `limited`
   */
  async queue(messages: NewMessage[]): Promise<RefusedMessage[]> {
    const newMessages = await this.excludeStored(messages);
    const refusedMessages: RefusedMessage[] = [];
    for (const { _id, kind, addressee } of newMessages) {
      const until = addressee && (await this.limits.countMessage({ _id, kind, addressee }));
      if (until) refusedMessages.push({ _id, until });
    }
    const isRefused = ({ _id }: NewMessage) => refusedMessages.some((each) => each._id === _id);
    const messagesToStore = newMessages.filter((each) => !isRefused(each) || isToVisitor(each));
    const now = new Date();
    const writes = messagesToStore.map((message) => {
      const { _id, dueAt = initialDueAt(message, now), ...fields } = without(message, 'addressee');
      const status: MessageStatus = isRefused(message) ? 'limited' : 'queued';
      return {
        updateOne: {
          filter: { _id },
          update: {
            $setOnInsert: {
              ...fields,
              dueAt,
              status,
              tries: 0,
              createdAt: now,
              expiresAt: new Date(Math.max(now.getTime(), fields.until.getTime()) + RETENTION_MS),
            },
          },
          upsert: true,
        },
      };
    });
    if (writes.length > 0) await this.collection.bulkWrite(writes, { ordered: false });
    return refusedMessages;
  }

  /**
   * Queues a message about several bookings. If a message with this id is stored, adds the bookings to it, or to a new
   * message if the stored one is already being sent. Repeating the call has no effect.
   */
  async queueGroup(message: NewMessage & Required<Pick<NewMessage, 'bookings'>>): Promise<void> {
    let { bookings } = message;
    for (let part = 1; bookings.length > 0; part++) {
      const _id = part === 1 ? message._id : `${message._id}.${String(part)}`;
      await this.queue([{ ...message, ...toSubject(bookings), _id }]);
      const { matchedCount } = await this.collection.updateOne(
        { _id, status: { $in: [...WAITING_STATUSES, 'limited'] } },
        { $addToSet: { bookings: { $each: bookings } } },
      );
      if (matchedCount === 1) return;
      const includedBookings = (await this.get(_id))?.bookings;
      const includedRows = new Set(includedBookings?.map(({ row }) => row));
      bookings = bookings.filter(({ row }) => !includedRows.has(row));
    }
  }

  private async excludeStored(messages: NewMessage[]): Promise<NewMessage[]> {
    const ids = messages.map(({ _id }) => _id);
    if (ids.length === 0) return [];
    const storedMessages = await this.collection
      .find({ _id: { $in: ids } })
      .project<Pick<Message, '_id'>>({ _id: 1 })
      .toArray();
    const storedIds = new Set(storedMessages.map(({ _id }) => _id));
    return messages.filter(({ _id }) => !storedIds.has(_id));
  }

  /**
   * Adds an event to the guide's next message of a kind that collects events. If that message is already being
   * sent, the event is added to the following one.
   */
  async collectEvent(
    kind: KindTo<'guide'>,
    user: string,
    event: { news: StoredNews } | { mails: string },
  ): Promise<void> {
    const now = new Date();
    const { sendTimes }: GuideLetter = LETTERS[kind];
    for (const { name, dueAt, until } of sendTimes?.(now) ?? []) {
      const expiresAt = new Date(until.getTime() + RETENTION_MS);
      try {
        await this.collection.updateOne(
          { _id: `${kind}.${name}.${user}`, status: 'queued', tries: 0 },
          {
            $addToSet: event,
            $setOnInsert: { kind, user, dueAt, until, createdAt: now, expiresAt },
          },
          { upsert: true },
        );
        return;
      } catch (error) {
        // This message exists, but is no longer queued.
        if (!isDuplicate(error)) throw error;
      }
    }
  }

  /** Claims the next due message, which the caller must then send. Returns null if none is due. */
  claimNext(): Promise<Message | null> {
    const now = new Date();
    return this.collection.findOneAndUpdate(
      { status: { $in: WAITING_STATUSES }, dueAt: { $lte: now } },
      {
        $set: { status: 'claimed', leaseUntil: new Date(now.getTime() + LEASE_MS) },
        $inc: { tries: 1 },
      },
      { sort: { dueAt: 1 }, returnDocument: 'after' },
    );
  }

  /**
   * Records that the mail server is about to receive a message. From then on, only the server's reply shows whether
   * it has accepted the message.
   *
   * @throws Error if the lease of this try has expired, because another process may be sending the message
   */
  async markSending({ _id, leaseUntil }: Message): Promise<void> {
    const { matchedCount } = await this.collection.updateOne(
      { _id, status: 'claimed', leaseUntil: { $eq: leaseUntil, $gt: new Date() } },
      { $set: { status: 'sending' } },
    );
    if (matchedCount === 0) throw new Error('It took too long to reach the mail server.');
  }

  /** Stores the outcome of a try, unless the next try has already begun. */
  async saveOutcome({ _id, tries }: Message, { status, detail, dueAt }: Outcome): Promise<void> {
    await this.collection.updateOne(
      { _id, tries, status: { $in: [...CLAIMED_STATUSES, 'retrying', 'unknown'] } },
      {
        $set: {
          status,
          answer: detail,
          ...(dueAt && { dueAt }),
          ...(status === 'sent' && { sentAt: new Date() }),
        },
        $unset: { leaseUntil: 1, ...(canDeleteAddress(status) && { to: 1, text: 1 }) },
      },
    );
  }

  /**
   * Releases messages whose sender has died. The mail server can't have received messages that were only claimed.
   *
   * @returns the messages that the server may have received, and that aren't sent again automatically
   */
  async releaseAbandoned(): Promise<Message[]> {
    const now = new Date();
    const isAbandoned = { leaseUntil: { $lte: now } };
    const retryUpdate = (detail: string) => ({
      $set: { status: 'retrying' as const, answer: detail, dueAt: now },
      $unset: { leaseUntil: 1 as const },
    });
    await this.collection.updateMany(
      { status: 'claimed', ...isAbandoned },
      retryUpdate(STOPPED_BEFORE_SENDING),
    );
    const interruptedMessages = await this.collection
      .find({ status: 'sending', ...isAbandoned })
      .toArray();
    for (const { _id, leaseUntil } of interruptedMessages.filter(isResentAutomatically)) {
      await this.collection.updateOne(
        { _id, status: 'sending', leaseUntil },
        retryUpdate(STOPPED_WHILE_SENDING),
      );
    }
    const unknownMessages = interruptedMessages.filter(
      (message) => !isResentAutomatically(message),
    );
    await this.collection.updateMany(
      { _id: { $in: unknownMessages.map(({ _id }) => _id) }, status: 'sending', ...isAbandoned },
      { $set: { status: 'unknown', answer: STOPPED_WHILE_SENDING }, $unset: { leaseUntil: 1 } },
    );
    return unknownMessages;
  }

  /** Withholds messages that are useless by now because no mail server is set. */
  async withholdLate(): Promise<void> {
    await this.collection.updateMany(
      { status: { $in: WAITING_STATUSES }, until: { $lte: new Date() } },
      { $set: { status: 'withheld', answer: 'Mail wasn’t set up in time.' } },
    );
  }

  /** Queues a message again. Returns null if it is too late, or the status isn't in {@link RESENDABLE_STATUSES}. */
  sendAgain(_id: string, session: mongo.ClientSession): Promise<Message | null> {
    return this.collection.findOneAndUpdate(
      { _id, status: { $in: RESENDABLE_STATUSES }, until: { $gt: new Date() } },
      { $set: { status: 'queued', dueAt: new Date(), tries: 0 }, $unset: { answer: 1 } },
      { session },
    );
  }

  /** Records that the guide has notified a visitor. Returns null if the message is being sent or has been sent. */
  markNotified(_id: string, session: mongo.ClientSession): Promise<Message | null> {
    return this.collection.findOneAndUpdate(
      { _id, status: { $in: [...WAITING_STATUSES, ...RESENDABLE_STATUSES, 'withheld'] } },
      { $set: { status: 'told' }, $unset: { to: 1, text: 1 } },
      { session },
    );
  }

  /** Returns the messages about these bookings, oldest first. */
  findByBookings(bookings: Types.ObjectId[]): Promise<Message[]> {
    const inBookings = { $in: bookings };
    return this.collection
      .find({ $or: [{ 'booking.id': inBookings }, { 'bookings.booking.id': inBookings }] })
      .sort({ createdAt: 1, _id: 1 })
      .toArray();
  }

  /** Returns the unsent messages about these departures, unless the guide has notified the visitor instead. */
  findUnsentAt(departures: string[]): Promise<Pick<Message, '_id' | 'status'>[]> {
    const inDepartures = { $in: departures };
    const status = { $nin: ['sent', 'told'] satisfies MessageStatus[] };
    return this.collection
      .find({ $or: [{ departure: inDepartures }, { 'bookings.departure': inDepartures }], status })
      .project<Pick<Message, '_id' | 'status'>>({ status: 1 })
      .toArray();
  }

  /** Returns the messages with these ids that need the guide's decision, oldest first. */
  findFailedOrUnknownByIds(ids: string[]): Promise<Message[]> {
    return this.collection
      .find({ _id: { $in: ids }, status: { $in: ['failed', 'unknown'] } })
      .sort({ createdAt: 1 })
      .toArray();
  }

  async get(_id: string): Promise<Message | null> {
    return this.collection.findOne({ _id });
  }

  /** Returns the messages that need the guide's decision, newest first. */
  findFailedOrUnknown(limit: number): Promise<Message[]> {
    return this.collection
      .find({ status: { $in: ['failed', 'unknown'] } })
      .sort({ createdAt: -1 })
      .limit(limit)
      .toArray();
  }

  async loadStats(signal?: AbortSignal): Promise<MessageStats> {
    const groups = await this.collection
      .aggregate<{ _id: MessageStatus; count: number; oldest: Date }>(
        [
          {
            $match: {
              status: { $in: [...WAITING_STATUSES, ...CLAIMED_STATUSES, 'failed', 'unknown'] },
            },
          },
          { $group: { _id: '$status', count: { $sum: 1 }, oldest: { $min: '$createdAt' } } },
        ],
        { signal },
      )
      .toArray();
    const waitingGroups = groups.filter(({ _id }) => _id !== 'failed' && _id !== 'unknown');
    const countOf = (status: MessageStatus) => groups.find(({ _id }) => _id === status)?.count ?? 0;
    const oldestMs = Math.min(...waitingGroups.map((each) => each.oldest.getTime()));
    return {
      queued: waitingGroups.reduce((sum, each) => sum + each.count, 0),
      oldest: waitingGroups.length > 0 ? new Date(oldestMs) : null,
      failed: countOf('failed'),
      unknown: countOf('unknown'),
    };
  }

  private get collection(): mongo.Collection<Message> {
    return this.connection.collection<Message>('messages');
  }
}

/** The subject of a message about several bookings. */
function toSubject(
  bookings: GroupedBooking[],
): Pick<NewMessage, 'booking' | 'departure' | 'bookings'> {
  const [first] = bookings;
  return { bookings, ...(first && { booking: first.booking, departure: first.departure }) };
}

/** Messages are sent in the order of their due times. A message that the recipient is waiting for comes first. */
function initialDueAt({ kind }: NewMessage, now: Date): Date {
  return letterOfKind(kind).isRecipientWaiting ? new Date(0) : now;
}

/** Whether a message with this status won't be sent anymore, so that its recipient's address can be deleted. */
function canDeleteAddress(status: MessageStatus): boolean {
  return status === 'sent' || status === 'withheld';
}
