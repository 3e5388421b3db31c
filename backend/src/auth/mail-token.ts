import { createHmac, timingSafeEqual } from 'node:crypto';
import type { User } from './auth.schemas';

/** What a link in a mail to a user is for. */
export type Purpose = 'reset password' | 'confirm email';

/** `<user>.<second in which it ends>.<256 bits>`. */
export const MAIL_TOKEN =
  /^(?<user>[0-9a-f]{24})\.(?<until>\d{1,12})\.(?<proof>[A-Za-z0-9_-]{43})$/;

type Owner = Pick<User, '_id' | 'email' | 'passwordHash'>;

/**
 * What a link in a mail to a user proves itself by: that somebody reads mail at the account's address. It is made
 * of that and the password's hash: nothing of it is stored, and whatever changes one of them ends it.
 *
 * @param secret the site's
 */
export function mailToken(purpose: Purpose, user: Owner, until: Date, secret: string): string {
  const seconds = Math.floor(until.getTime() / 1000);
  return `${String(user._id)}.${String(seconds)}.${proofOf(purpose, user, seconds, secret)}`;
}

/** Whose token it is, as it says itself; undefined if it's none, or its time is over. */
export function userOfToken(token: string, now: Date): string | undefined {
  const { user, until } = MAIL_TOKEN.exec(token)?.groups ?? {};
  return Number(until) * 1000 > now.getTime() ? user : undefined;
}

/** Whether that is true. */
export function isTokenOf(purpose: Purpose, token: string, user: Owner, secret: string): boolean {
  const { until, proof = '' } = MAIL_TOKEN.exec(token)?.groups ?? {};
  const expected = Buffer.from(proofOf(purpose, user, Number(until), secret));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function proofOf(
  purpose: Purpose,
  { _id, email, passwordHash }: Owner,
  seconds: number,
  secret: string,
): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, String(_id), seconds, email, passwordHash]))
    .digest('base64url');
}
