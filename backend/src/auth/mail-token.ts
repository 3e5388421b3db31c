import { createHmac, timingSafeEqual } from 'node:crypto';
import type { User } from './auth.schemas';

/** The purpose of a link emailed to a user. */
export type Purpose = 'reset password' | 'confirm email';

/** Matches `<user id>.<expiry in seconds since 1970>.<HMAC>`. */
export const MAIL_TOKEN =
  /^(?<user>[0-9a-f]{24})\.(?<until>\d{1,12})\.(?<proof>[A-Za-z0-9_-]{43})$/;

type TokenUser = Pick<User, '_id' | 'email' | 'passwordHash'>;

/**
 * Makes the token for an emailed link. The token proves that its holder receives mail at the account's email address.
 * The token isn't stored. Changing the address or the password invalidates it.
 *
 * @param secret the site's secret
 */
export function mailToken(purpose: Purpose, user: TokenUser, until: Date, secret: string): string {
  const seconds = Math.floor(until.getTime() / 1000);
  return `${String(user._id)}.${String(seconds)}.${proofOf(purpose, user, seconds, secret)}`;
}

/** Returns the user id in a token that isn't verified yet; undefined if the token is malformed or has expired. */
export function unverifiedUserId(token: string, now: Date): string | undefined {
  const { user, until } = MAIL_TOKEN.exec(token)?.groups ?? {};
  return Number(until) * 1000 > now.getTime() ? user : undefined;
}

/** Whether a token was made for this user and purpose. Doesn't check whether it has expired. */
export function verifyMailToken(
  purpose: Purpose,
  token: string,
  user: TokenUser,
  secret: string,
): boolean {
  const { until, proof = '' } = MAIL_TOKEN.exec(token)?.groups ?? {};
  const expected = Buffer.from(proofOf(purpose, user, Number(until), secret));
  const given = Buffer.from(proof);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function proofOf(
  purpose: Purpose,
  { _id, email, passwordHash }: TokenUser,
  seconds: number,
  secret: string,
): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, String(_id), seconds, email, passwordHash]))
    .digest('base64url');
}
