import { createHash } from 'node:crypto';
import { HttpStatus } from '@nestjs/common';
import { refusal } from 'shared/refusals';
import { RetryLaterException } from '../http/problem';
import type { NewMessage } from '../mail/message';
import type { RefusedMessage } from '../mail/messages.service';
import { ownerKey } from '../bookings/owner';
import type { User } from './auth.schemas';
import { hashedNetwork } from './network';

const MINUTE_MS = 60 * 1000;
/** For so long the link in each is good. */
const LASTS_MS = {
  'reset-password': 60 * MINUTE_MS,
  'confirm-address': 7 * 24 * 60 * MINUTE_MS,
};
/** In so long, an address gets one of a kind, however often somebody asks. */
const ONE_IN_MS = 5 * MINUTE_MS;

/**
 * A mail with a link to an account's address. Whose account that is is looked up when it's written.
 *
 * @param ip where the call comes from that asks for it
 */
export function accountMail(kind: keyof typeof LASTS_MS, email: string, ip: string): NewMessage {
  const now = Date.now();
  const where = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return {
    _id: `${kind}.${where}.${String(Math.floor(now / ONE_IN_MS))}`,
    kind,
    to: { name: '', address: email },
    until: new Date(now + LASTS_MS[kind]),
    addressee: { address: email, network: hashedNetwork(ip) },
  };
}

/**
 * What a message to a user's address has in common: an unconfirmed address may be a stranger's, so it gets no
 * name that somebody typed.
 *
 * @param ip where the call comes from that causes it
 */
export function toUser(
  { _id, username, email, confirmedEmail }: User,
  ip: string,
): Required<Pick<NewMessage, 'to' | 'addressee'>> {
  const isConfirmed = confirmedEmail === email;
  return {
    to: { name: isConfirmed ? username : '', address: email },
    addressee: {
      ...{ address: email, network: hashedNetwork(ip) },
      ...(isConfirmed && { confirmedBy: ownerKey({ kind: 'user', id: String(_id) }) }),
    },
  };
}

/** @throws RetryLaterException 429 if a message was refused */
export function throwIfRefused([refused]: RefusedMessage[]): void {
  if (!refused) return;
  const seconds = Math.max(1, Math.ceil((refused.until.getTime() - Date.now()) / 1000));
  const status = HttpStatus.TOO_MANY_REQUESTS;
  throw new RetryLaterException(status, refusal('too-many-mails'), seconds);
}
