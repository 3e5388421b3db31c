import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CONFIG, type Config } from '../config';
import type { MailCount } from './mail-count.schema';
import { limitsFor, type Addressee, type CountedLimit } from './mail-limits';
import type { MessageKind } from './message';

/** A message to be counted. */
interface Counted {
  _id: string;
  kind: MessageKind;
  addressee: Addressee;
}

/** Decides whether messages may be made. All replicas count in the same place. */
@Injectable()
export class MailLimitsService {
  /** Mails that a folder gets reach nobody. */
  private readonly isOff: boolean;

  constructor(
    @InjectModel('MailCount') private readonly counts: Model<MailCount>,
    @Inject(CONFIG) { smtp, mailDir }: Config,
  ) {
    this.isOff = !smtp && mailDir !== undefined;
  }

  /**
   * Counts a message. Counting it again changes nothing.
   *
   * @returns undefined if the message may be made, otherwise when the window ends that has no room for it
   */
  async count({ _id, kind, addressee }: Counted): Promise<Date | undefined> {
    if (this.isOff) return undefined;
    for (const limit of limitsFor(kind, addressee)) {
      const { messages, expiresAt } = await this.add(_id, limit);
      if (!messages.includes(_id)) return expiresAt;
    }
    return undefined;
  }

  private add(message: string, { key, maxMessages, windowMs }: CountedLimit): Promise<MailCount> {
    const now = new Date();
    // MongoDB deletes expired documents up to a minute late: until then, the next window begins here.
    const isRunning = { $gt: ['$expiresAt', now] };
    const messages = { $cond: [isRunning, '$messages', []] };
    const isFull = { $gte: [{ $size: messages }, maxMessages] };
    return this.counts
      .findOneAndUpdate(
        { _id: key },
        [
          {
            $set: {
              messages: {
                $cond: [isFull, messages, { $setUnion: [messages, [{ $literal: message }]] }],
              },
              expiresAt: {
                $cond: [isRunning, '$expiresAt', new Date(now.getTime() + windowMs)],
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
