import { createHash, createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 16;

/** Matches the secret of a manage link: 128 bits in Base64. */
export const SECRET_PATTERN = /^[A-Za-z0-9_-]{22}$/;

export function generateSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * The secret of the link in a booking's mails, derived from the booking, the email, and the site's key. So it is the
 * same in each mail, isn't stored, and is only known to readers of mail at that address.
 */
export function deriveMailedSecret(id: string, email: string, key: string): string {
  return createHmac('sha256', key)
    .update(`manage link ${id} ${email.toLowerCase()}`)
    .digest()
    .subarray(0, SECRET_BYTES)
    .toString('base64url');
}

/** The hash under which a secret is stored. The secret can't be guessed, so a slow hash would protect no better. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(`manage link ${secret}`).digest('base64url');
}
