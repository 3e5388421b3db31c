import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import { CONFIG, type Config } from '../config';
import { limitsFor, type Addressee, type CountedLimit } from './mail-limits';
import type { MessageKind } from './letters';

/** The messages that count toward a limit within one time window. */
interface MailCount {
  /** The limit's key. */
  _id: string;
  /** The ids of the messages, so that a message that is queued again after a crash counts only once. */
  messages: string[];
  expiresAt: Date;
}

export const mailCountSchema = new Schema<MailCount>(
  {
    _id: String,
    messages: { type: [String], required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'mail_counts' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

interface CountedMessage {
  _id: string;
  kind: MessageKind;
  addressee: Addressee;
}

/** Enforces the limits on mail with counters that all replicas share. */
@Injectable()
export class MailLimitsService {
  /** True if emails are saved to a folder. Limits aren't needed then, because nobody receives the emails. */
  private readonly isDisabled: boolean;

  constructor(
    @InjectModel('MailCount') private readonly counts: Model<MailCount>,
    @Inject(CONFIG) { smtp, mailDir }: Config,
  ) {
    this.isDisabled = !smtp && mailDir !== undefined;
  }

  /**
   * Counts a message. Counting the same message again has no effect.
   *
   * @returns undefined if the message is within the limits, otherwise the end of the window of the exceeded limit
   */
  async countMessage({ _id, kind, addressee }: CountedMessage): Promise<Date | undefined> {
    if (this.isDisabled) return undefined;
    for (const limit of limitsFor(kind, addressee)) {
      const { messages, expiresAt } = await this.addToWindow(_id, limit);
      if (!messages.includes(_id)) return expiresAt;
    }
    return undefined;
  }

  /** Adds a message to a limit's window unless the window is full. Starts a new window if the last one has ended. */
  private addToWindow(
    messageId: string,
    { key, maxMessages, windowMs }: CountedLimit,
  ): Promise<MailCount> {
    const now = new Date();
    // MongoDB deletes expired documents up to a minute late, so a new window may begin in an expired document.
    const isCurrent = { $gt: ['$expiresAt', now] };
    const messages = { $cond: [isCurrent, '$messages', []] };
    const isFull = { $gte: [{ $size: messages }, maxMessages] };
    return this.counts
      .findOneAndUpdate(
        { _id: key },
        [
          {
            $set: {
              messages: {
                $cond: [isFull, messages, { $setUnion: [messages, [{ $literal: messageId }]] }],
              },
              expiresAt: {
                $cond: [isCurrent, '$expiresAt', new Date(now.getTime() + windowMs)],
              },
            },
          },
        ],
        { upsert: true, returnDocument: 'after', updatePipeline: true },
      )
      .lean<MailCount>()
      .orFail();
  }
}
