import { Schema } from 'mongoose';
import type { Recipient } from './addresses.service';

import { letterOfKind, type MessageKind } from './letters';
import type { MessageSubject } from './letters/definition';
import type { Addressee } from './mail-limits';

/**
 * `queued`: not tried yet. `claimed`: a process is trying it, and the mail server has none of it yet. `sending`:
 * the server is receiving it. `retrying`: to be tried again. `sent`: the server has it. `failed`: the server
 * refuses it for good. `unknown`: the process or the connection ended while it was `sending`, so the server may
 * have it; the guide decides whether to send it again. `withheld`: it was too late or outdated, or had no recipient.
 * `limited`: it was over a limit for its recipient or a network. `told`: the guide has notified the visitor.
 */
export const MESSAGE_STATUSES = [
  'queued',
  'claimed',
  'sending',
  'retrying',
  'sent',
  'failed',
  'unknown',
  'withheld',
  'limited',
  'told',
] as const;
export type MessageStatus = (typeof MESSAGE_STATUSES)[number];

/** The maximum number of tries of a message that the server may have already. */
const MAX_UNCERTAIN_TRIES = 5;

/** A message to be sent once. Its recipient is looked up and its letter is written when it's sent. */
export interface Message extends MessageSubject {
  /** Made from the subject, so that queueing a message again changes nothing. */
  _id: string;
  kind: MessageKind;
  /** The outbox row that this message was made for; later rows about the booking make messages of their own. */
  row?: string;
  /** The hash of the address that it is for; a corrected address gets a message of its own. */
  onlyFor?: string;
  /** The recipient, if it is a user. */
  to?: Recipient;
  /** The new email, in a letter to the old one. */
  text?: string;
  /** The recipient's user id, if it is a guide. */
  user?: string;
  status: MessageStatus;
  /** When it's to be tried (again). */
  dueAt: Date;
  tries: number;
  /** The server's last reply, or why there is none. */
  answer?: string;
  /** Its sender has died if it's still `claimed` or `sending` then. Each try has a lease of its own. */
  leaseUntil?: Date;
  sentAt?: Date;
  expiresAt: Date;
}

export type NewMessage = Omit<
  Message,
  'status' | 'dueAt' | 'tries' | 'answer' | 'leaseUntil' | 'createdAt' | 'sentAt' | 'expiresAt'
> & {
  /** Now, if missing. */
  dueAt?: Date;
  /** The recipient whose limits it counts toward; undefined if there is no address. */
  addressee: Addressee | undefined;
};

/** Whether a message is sent again by itself although the server may have it. */
export function canBeRepeated({ kind, tries }: Pick<Message, 'kind' | 'tries'>): boolean {
  return letterOfKind(kind).isAwaited === true && tries < MAX_UNCERTAIN_TRIES;
}

/** Whether the guide can send a message again. */
export function canBeSentAgain({ status, until }: Message): boolean {
  return ['failed', 'unknown', 'limited'].includes(status) && until > new Date();
}

export function isToVisitor({ kind }: Pick<Message, 'kind'>): boolean {
  return letterOfKind(kind).to === 'visitor';
}

export const messageSchema = new Schema<Message>({}, { versionKey: false, collection: 'messages' })
  .index({ status: 1, dueAt: 1 })
  .index({ departure: 1 }, { sparse: true })
  .index({ 'booking.id': 1 }, { sparse: true })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
