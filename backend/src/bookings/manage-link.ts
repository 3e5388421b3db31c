import { createHash, createHmac, randomBytes } from 'node:crypto';

const SECRET_BYTES = 16;

/** What a manage link's secret looks like: 128 bits. */
export const SECRET_PATTERN = /^[A-Za-z0-9_-]{22}$/;

/** A secret that nobody can guess. */
export function newSecret(): string {
  return randomBytes(SECRET_BYTES).toString('base64url');
}

/**
 * The secret of the link in a booking's mails. It is made of the booking, the address, and the site's key: the
 * same in every mail, stored nowhere, and known to nobody who doesn't read mail at that address.
 */
export function mailedSecret(id: string, address: string, key: string): string {
  return createHmac('sha256', key)
    .update(`manage link ${id} ${address.toLowerCase()}`)
    .digest()
    .subarray(0, SECRET_BYTES)
    .toString('base64url');
}

/** What is kept of a secret. As long as it can't be guessed, a slow hash would protect it no better. */
export function hashOfSecret(secret: string): string {
  return createHash('sha256').update(`manage link ${secret}`).digest('base64url');
}
