import { createHmac, timingSafeEqual } from 'node:crypto';
import type { User } from './auth.schemas';

/** For how long a link to reset a password is good. */
export const RESET_MINUTES = 60;

/** `<user>.<second in which it ends>.<256 bits>`. */
export const RESET_TOKEN =
  /^(?<user>[0-9a-f]{24})\.(?<until>\d{1,12})\.(?<proof>[A-Za-z0-9_-]{43})$/;

type Owner = Pick<User, '_id' | 'email' | 'passwordHash'>;

/**
 * What a link to reset a password proves itself by. It is made of the password's hash, and so it is good
 * once: nothing of it is stored, and whatever changes the password or the email ends it.
 *
 * @param secret the site's
 */
export function resetToken(user: Owner, until: Date, secret: string): string {
  const seconds = Math.floor(until.getTime() / 1000);
  return `${String(user._id)}.${String(seconds)}.${proofOf(user, seconds, secret)}`;
}

/** Whose token it is, as it says itself; undefined if it's none, or its time is over. */
export function userOfToken(token: string, now: Date): string | undefined {
  const { user, until } = RESET_TOKEN.exec(token)?.groups ?? {};
  return Number(until) * 1000 > now.getTime() ? user : undefined;
}

/** Whether that is true. */
export function isTokenOf(token: string, user: Owner, secret: string): boolean {
  const { until, proof = '' } = RESET_TOKEN.exec(token)?.groups ?? {};
  const expected = Buffer.from(proofOf(user, Number(until), secret));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function proofOf({ _id, email, passwordHash }: Owner, seconds: number, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['reset password', String(_id), seconds, email, passwordHash]))
    .digest('base64url');
}
