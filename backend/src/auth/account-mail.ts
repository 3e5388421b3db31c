import { createHash } from 'node:crypto';
import type { NewMessage } from '../mail/message';

const MINUTE_MS = 60 * 1000;
/** For so long the link in each is good. */
const LASTS_MS = {
  'reset-password': 60 * MINUTE_MS,
  'confirm-address': 7 * 24 * 60 * MINUTE_MS,
};
/** In so long, an address gets one of a kind, however often somebody asks. */
const ONE_IN_MS = 5 * MINUTE_MS;

/** A mail with a link to an account's address. Whose account that is is looked up when it's written. */
export function accountMail(kind: keyof typeof LASTS_MS, email: string): NewMessage {
  const now = Date.now();
  const where = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return {
    _id: `${kind}.${where}.${String(Math.floor(now / ONE_IN_MS))}`,
    kind,
    to: { name: '', address: email },
    until: new Date(now + LASTS_MS[kind]),
  };
}
