import { Schema, type Types } from 'mongoose';
import { ANY_CASE } from '../database/any-case';

/** Finds whose username or email it is; queries must name {@link ANY_CASE}. */
export function named(name: string): { email: string } | { username: string } {
  // No username has an @, so it tells an email from a username.
  return name.includes('@') ? { email: name } : { username: name };
}

export interface User {
  _id: Types.ObjectId;
  /** As its owner typed it; unique whatever its case. */
  username: string;
  /** As its owner typed it; unique whatever its case. */
  email: string;
  /** The email that was last confirmed; `email` is confirmed only if it's the same. */
  confirmedEmail?: string;
  /** Argon2id in PHC's string format. */
  passwordHash: string;
  /** Whether the password has the length that the guide's must have, as far as is known. */
  longPassword?: true;
  createdAt: Date;
  /** Absent for everybody but the guide. */
  guide?: true;
  /** The guide's calendar to subscribe to: whoever knows the secret reads it. */
  calendarAddress?: CalendarAddress;
  /** What mails the guide gets; missing until they have said so. */
  mails?: MailChoice;
}

/** What mails a guide gets. */
export interface MailChoice {
  /** Of bookings: each as it comes, all of a day in the morning after, or none. */
  bookings: (typeof BOOKING_MAILS)[number];
  /** Whether they get tomorrow's tours in the evening. */
  evening: boolean;
}

export const BOOKING_MAILS = ['each', 'daily', 'none'] as const;

export interface CalendarAddress {
  /** The secret's SHA-256; the secret itself is kept nowhere. */
  hash: string;
  since: Date;
}

export const userSchema = new Schema<User>(
  {
    username: { type: String, required: true },
    email: { type: String, required: true },
    confirmedEmail: String,
    passwordHash: { type: String, required: true },
    longPassword: Boolean,
    createdAt: { type: Date, required: true },
    guide: Boolean,
    calendarAddress: {
      type: new Schema<CalendarAddress>({ hash: String, since: Date }, { _id: false }),
    },
    mails: {
      type: new Schema<MailChoice>({ bookings: String, evening: Boolean }, { _id: false }),
    },
  },
  { versionKey: false, strict: 'throw', collection: 'users' },
)
  .index({ username: 1 }, { unique: true, collation: ANY_CASE })
  .index({ email: 1 }, { unique: true, collation: ANY_CASE })
  .index(
    { 'calendarAddress.hash': 1 },
    { unique: true, partialFilterExpression: { 'calendarAddress.hash': { $exists: true } } },
  );

/** One browser, or another program, in which somebody is signed in: a user's token that is still good. */
export interface Session {
  /** {@link Token.id} of its token. */
  _id: string;
  /** The user's id. */
  user: string;
  /** What its browser calls itself, in a few words of ours. */
  browser: string;
  createdAt: Date;
  /** When its token ends by itself. */
  expiresAt: Date;
}

export const sessionSchema = new Schema<Session>(
  {
    _id: String,
    user: { type: String, required: true },
    browser: { type: String, required: true },
    createdAt: { type: Date, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'sessions' },
)
  .index({ user: 1, createdAt: 1 })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** A token that was signed out before its time; kept until it would have expired. */
export interface RevokedToken {
  _id: string;
  expiresAt: Date;
}

export const revokedTokenSchema = new Schema<RevokedToken>(
  { _id: String, expiresAt: { type: Date, required: true } },
  { versionKey: false, strict: 'throw', collection: 'revoked_tokens' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Failed sign-ins or requests for resets for a name and address, or for an address, in one window of time. */
export interface FailedSignIns {
  _id: string;
  count: number;
  expiresAt: Date;
}

export const failedSignInsSchema = new Schema<FailedSignIns>(
  {
    _id: String,
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'failed_sign_ins' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
