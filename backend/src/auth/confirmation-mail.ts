import { createHash } from 'node:crypto';
import type { NewMessage } from '../mail/message';
import type { User } from './auth.schemas';

const MINUTE_MS = 60 * 1000;
/** For so long a link is good. */
const LASTS_MS = 7 * 24 * 60 * MINUTE_MS;
/** In so long, an address gets one mail, however often somebody asks. */
const ONE_IN_MS = 5 * MINUTE_MS;

/** The mail by which users confirm their address. */
export function confirmationMail({ email }: Pick<User, 'email'>): NewMessage {
  const now = Date.now();
  const where = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return {
    _id: `confirm.${where}.${String(Math.floor(now / ONE_IN_MS))}`,
    kind: 'confirm-address',
    to: { name: '', address: email },
    until: new Date(now + LASTS_MS),
  };
}
