import { createHmac, timingSafeEqual } from 'node:crypto';
import type { User } from './auth.schemas';

/** The purpose of a link emailed to a user. */
export type Purpose = 'reset password' | 'confirm email';

/** Matches `<user id>.<expiry in seconds since 1970>.<HMAC>`. */
export const MAIL_TOKEN_PATTERN =
  /^(?<userId>[0-9a-f]{24})\.(?<expiry>\d{1,12})\.(?<hmac>[A-Za-z0-9_-]{43})$/;

type TokenUser = Pick<User, '_id' | 'email' | 'passwordHash'>;

/**
 * Makes the token for an emailed link. The token proves that its holder receives mail at the account's email address.
 * The token isn't stored. Changing the address or the password invalidates it.
 *
 * @param secret the site's secret
 */
export function createMailToken(
  purpose: Purpose,
  user: TokenUser,
  expiresAt: Date,
  secret: string,
): string {
  const expiry = Math.floor(expiresAt.getTime() / 1000);
  return `${String(user._id)}.${String(expiry)}.${hmacOf(purpose, user, expiry, secret)}`;
}

/** Returns the user id in a token that isn't verified yet; undefined if the token is malformed or has expired. */
export function unverifiedUserId(token: string, now: Date): string | undefined {
  const { userId, expiry } = MAIL_TOKEN_PATTERN.exec(token)?.groups ?? {};
  return Number(expiry) * 1000 > now.getTime() ? userId : undefined;
}

/** Whether a token was made for this user and purpose. Doesn't check whether it has expired. */
export function verifyMailToken(
  purpose: Purpose,
  token: string,
  user: TokenUser,
  secret: string,
): boolean {
  const { expiry, hmac = '' } = MAIL_TOKEN_PATTERN.exec(token)?.groups ?? {};
  const expected = Buffer.from(hmacOf(purpose, user, Number(expiry), secret));
  const received = Buffer.from(hmac);
  return received.length === expected.length && timingSafeEqual(received, expected);
}

function hmacOf(
  purpose: Purpose,
  { _id, email, passwordHash }: TokenUser,
  expiry: number,
  secret: string,
): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify([purpose, String(_id), expiry, email, passwordHash]))
    .digest('base64url');
}
