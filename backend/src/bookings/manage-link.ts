import { createHash, createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 16;

/** Matches the secret of a manage link: 128 bits in Base64url. */
export const SECRET_PATTERN = /^[A-Za-z0-9_-]{22}$/;

export function generateSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * The secret of the manage link in emails about a booking. It is derived from the booking's id, the email address, and
 * the site's key, so all emails about the booking to one address contain the same link, and the secret needn't be
 * stored.
 */
export function deriveMailedSecret(id: string, email: string, key: string): string {
  return createHmac('sha256', key)
    .update(`manage link ${id} ${email.toLowerCase()}`)
    .digest()
    .subarray(0, SECRET_BYTES)
    .toString('base64url');
}

/** Returns the stored hash of a secret. Secrets can't be guessed, so a slow hash would add no protection. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(`manage link ${secret}`).digest('base64url');
}
