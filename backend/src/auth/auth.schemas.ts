import { Schema, type Types } from 'mongoose';
import { ANY_CASE } from '../database/any-case';

/** Returns a filter for the account with this username or email. Queries need the collation {@link ANY_CASE}. */
export function nameFilter(name: string): { email: string } | { username: string } {
  // Usernames never contain an @.
  return name.includes('@') ? { email: name } : { username: name };
}

export interface User {
  _id: Types.ObjectId;
  /** As its owner typed it. Unique, ignoring case. */
  username: string;
  /** As its owner typed it. Unique, ignoring case. */
  email: string;
  /** The last confirmed email. `email` is confirmed only if the two are equal. */
  confirmedEmail?: string;
  /** Argon2id in PHC's string format. */
  passwordHash: string;
  /** Set if the password is known to be long enough for a guide. */
  longPassword?: true;
  createdAt: Date;
  /** Set only for guides. */
  guide?: true;
  /** The guide's calendar subscription. Anybody with its secret can read it. */
  calendarAddress?: CalendarAddress;
  /** The guide's choice of mails, missing until the guide makes one. */
  mails?: MailChoice;
}

/** A guide's choice of mails. */
export interface MailChoice {
  /** Mails about bookings: one for each, one in the morning for the day before, or none. */
  bookings: (typeof BOOKING_MAILS)[number];
  /** Whether a mail with tomorrow's tours is sent in the evening. */
  evening: boolean;
}

export const BOOKING_MAILS = ['each', 'daily', 'none'] as const;

export interface CalendarAddress {
  /** The secret's SHA-256. The secret itself isn't stored. */
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

/** A valid token of a user: a browser or a different program in which the user is signed in. */
export interface Session {
  /** {@link Token.id} of its token. */
  _id: string;
  /** The user's id. */
  user: string;
  /** The browser's description, made by `browserOf`. */
  browser: string;
  createdAt: Date;
  /** When its token expires. */
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

/** A token that was revoked, stored until its expiry. */
export interface RevokedToken {
  _id: string;
  expiresAt: Date;
}

export const revokedTokenSchema = new Schema<RevokedToken>(
  { _id: String, expiresAt: { type: Date, required: true } },
  { versionKey: false, strict: 'throw', collection: 'revoked_tokens' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Counts failed sign-ins or reset requests in a time window, for a network with or without a name. */
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
