import { Schema } from 'mongoose';

/** The messages that count toward a limit, within one window of time. */
export interface MailCount {
  _id: string;
  /** Their ids: a message that is made again after a crash counts once. */
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
