import { Schema, type Types } from 'mongoose';
import { ANY_CASE } from '../database/any-case';
import { profileSchema, type GuideProfile } from '../guides/guide-profile.schema';

/**
 * Returns a filter for the account with this username or email address. Queries need the collation {@link ANY_CASE}.
 */
export function nameFilter(name: string): { email: string } | { username: string } {
  // Usernames never contain an @.
  return name.includes('@') ? { email: name } : { username: name };
}

export interface User {
  _id: Types.ObjectId;
  /** The username as the user typed it. Unique, ignoring case. */
  username: string;
  /** The email address as the user typed it. Unique, ignoring case. */
  email: string;
  /** The last confirmed email address. `email` is confirmed only if the two are equal. */
  confirmedEmail?: string;
  /** An Argon2id hash in the PHC string format. */
  passwordHash: string;
  /** Set if the password is known to be long enough for a guide. */
  longPassword?: true;
  createdAt: Date;
  /** Set only for owners. */
  guide?: true;
  /** Set only for colleagues. */
  colleague?: true;
  /** Incremented when another owner leaves, so that two owners who leave at the same time conflict. Never read. */
  leavingOwners?: number;
  /** When an owner removed this colleague and discarded the taps that the colleague's devices hadn't sent. */
  tapsDiscardedAt?: Date;
  /** The guide's calendar address. Anybody who has its secret can read the calendar. */
  calendarAddress?: CalendarAddress;
  /** The guide's mail settings; missing until the guide chooses. */
  mails?: MailChoice;
  /** The guide's profile; missing until the guide saves one. */
  profile?: GuideProfile;
}

/** A guide's choice of emails. */
export interface MailChoice {
  /** Emails about bookings. `each`: one per booking, right away. `daily`: one every morning for the previous day. */
  bookings: (typeof BOOKING_EMAIL_FREQUENCIES)[number];
  /** Whether to email tomorrow's tours in the evening. */
  evening: boolean;
}

export const BOOKING_EMAIL_FREQUENCIES = ['each', 'daily', 'none'] as const;

/** The labels that the guide sees for the choices. */
export const BOOKING_EMAIL_LABELS: Readonly<
  Record<(typeof BOOKING_EMAIL_FREQUENCIES)[number], string>
> = {
  each: 'an email for each booking, right away',
  daily: 'once a day, in the morning',
  none: 'no mail',
};

export interface CalendarAddress {
  /** The SHA-256 hash of the secret. The secret itself isn't stored. */
  hash: string;
  /** When the address was created. */
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
    colleague: Boolean,
    leavingOwners: Number,
    tapsDiscardedAt: Date,
    calendarAddress: {
      type: new Schema<CalendarAddress>({ hash: String, since: Date }, { _id: false }),
    },
    mails: {
      type: new Schema<MailChoice>({ bookings: String, evening: Boolean }, { _id: false }),
    },
    profile: { type: profileSchema },
  },
  { versionKey: false, strict: 'throw', collection: 'users' },
)
  .index({ username: 1 }, { unique: true, collation: ANY_CASE })
  .index({ email: 1 }, { unique: true, collation: ANY_CASE })
  .index({ guide: 1, _id: 1 }, { partialFilterExpression: { guide: true } })
  .index({ colleague: 1, _id: 1 }, { partialFilterExpression: { colleague: true } })
  .index(
    { 'calendarAddress.hash': 1 },
    { unique: true, partialFilterExpression: { 'calendarAddress.hash': { $exists: true } } },
  );

/** A user's session in one browser or other program. It lasts as long as its token is valid. */
export interface Session {
  /** The {@link Token.id} of the session's token. */
  _id: string;
  /** The user's id. */
  user: string;
  /** The browser's description, made by `describeBrowser`. */
  browser: string;
  createdAt: Date;
  /** When the session's token expires. */
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

/** A revoked token, stored until it expires. */
export interface RevokedToken {
  /** The {@link Token.id}. */
  _id: string;
  expiresAt: Date;
}

export const revokedTokenSchema = new Schema<RevokedToken>(
  { _id: String, expiresAt: { type: Date, required: true } },
  { versionKey: false, strict: 'throw', collection: 'revoked_tokens' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Counts failed sign-ins or reset requests in a time window, for a whole network or for one name on that network. */
export interface AttemptCounter {
  _id: string;
  count: number;
  /** When the time window ends. */
  expiresAt: Date;
}

export const attemptCounterSchema = new Schema<AttemptCounter>(
  {
    _id: String,
    count: { type: Number, required: true },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false, strict: 'throw', collection: 'failed_sign_ins' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
