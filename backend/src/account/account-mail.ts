import { createHash } from 'node:crypto';
import { HttpStatus } from '@nestjs/common';
import { refusal } from 'shared/refusals';
import type { User } from '../auth/auth.schemas';
import type { MailRequest } from '../auth/confirmation-mail';
import { hashNetwork } from '../auth/network';
import { ownerKey } from '../bookings/owner';
import { RetryLaterException } from '../http/problem';
import { LETTERS, type KindTo } from '../mail/letters';
import type { NewMessage } from '../mail/message';
import type { RefusedMessage } from '../mail/messages.service';

const MINUTE_MS = 60 * 1000;
/** An address receives at most one email of each kind in this time, no matter how many are requested. */
const MIN_INTERVAL_MS = 5 * MINUTE_MS;

/**
 * Returns a message with a link for the account that has this email address. The account is looked up later, when the
 * letter is written.
 *
 * @param request the call that requested the link
 */
export function createAccountMessage(
  kind: KindTo<'user'>,
  email: string,
  { ip, language }: MailRequest,
): NewMessage {
  const now = Date.now();
  const hashedEmail = createHash('sha256').update(email.toLowerCase()).digest('base64url');
  return {
    _id: `${kind}.${hashedEmail}.${String(Math.floor(now / MIN_INTERVAL_MS))}`,
    kind,
    language,
    to: { name: '', address: email },
    until: validUntil(kind),
    addressee: { address: email, network: hashNetwork(ip) },
  };
}

/**
 * Returns the recipient of a message to a user. Leaves out the username if the address is unconfirmed. Otherwise,
 * somebody could sign up with a stranger's address and an advertisement as the username.
 *
 * @param request the call that caused the message
 */
export function recipientOf(
  { _id, username, email, confirmedEmail }: User,
  { ip, language }: MailRequest,
): Required<Pick<NewMessage, 'to' | 'addressee' | 'language'>> {
  const isConfirmed = confirmedEmail === email;
  return {
    language,
    to: { name: isConfirmed ? username : '', address: email },
    addressee: {
      address: email,
      network: hashNetwork(ip),
      ...(isConfirmed && { confirmedBy: ownerKey({ kind: 'user', id: String(_id) }) }),
    },
  };
}

/** Returns when a letter that is queued now expires, together with the link in it. */
export function validUntil(kind: KindTo<'user'>): Date {
  return new Date(Date.now() + LETTERS[kind].validMs);
}

/** @throws RetryLaterException 429 if a message was refused */
export function throwIfRefused([refusedMessage]: RefusedMessage[]): void {
  if (!refusedMessage) return;
  const seconds = Math.max(1, Math.ceil((refusedMessage.until.getTime() - Date.now()) / 1000));
  const status = HttpStatus.TOO_MANY_REQUESTS;
  throw new RetryLaterException(status, refusal('too-many-mails'), seconds);
}
