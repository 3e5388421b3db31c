import { Schema } from 'mongoose';
import type { SiteLanguage } from 'shared/site-languages';
import type { Recipient } from './addresses.service';
import { letterOfKind, type MessageKind } from './letters';
import type { BookingRef, MessageSubject } from './letters/definition';
import type { Addressee } from './mail-limits';

/** The statuses of messages, with their descriptions for the OpenAPI document. */
const STATUS_DESCRIPTIONS = {
  queued: 'not tried yet',
  claimed: 'a try has begun, but the mail server hasn’t received any of the email yet',
  sending: 'the server is receiving the email',
  retrying: 'to be tried again',
  sent: 'the server has accepted the email',
  failed: 'the server has rejected the email permanently',
  unknown:
    'the process or the connection ended while the server was receiving the email, so it may have arrived; the guide decides whether to send it again',
  withheld: 'the email was too late or outdated, or had no recipient',
  limited: 'too many emails were sent to the recipient, or requested from the same network',
  told: 'the guide has notified the visitor',
} as const;
export type MessageStatus = keyof typeof STATUS_DESCRIPTIONS;
export const MESSAGE_STATUSES = Object.keys(STATUS_DESCRIPTIONS) as MessageStatus[];
export const MESSAGE_STATUS_DESCRIPTION = Object.entries(STATUS_DESCRIPTIONS)
  .map(([status, description]) => `${status}: ${description}.`)
  .join(' ');

/** The labels of emails that need the guide's attention. The console shows them after the letter's name. */
export const FAILURE_LABELS = {
  failed: 'couldn’t be delivered.',
  unknown: 'may not have arrived: the connection was lost.',
} satisfies Partial<Record<MessageStatus, string>>;

/** After this many tries, a message whose outcome is unknown isn't sent again automatically. */
const MAX_UNCERTAIN_TRIES = 5;

/** A message to be sent once. When it's sent, its recipient is looked up and its letter is written. */
export interface Message extends MessageSubject {
  /** Derived from the subject, so that queueing the same message again has no effect. */
  _id: string;
  kind: MessageKind;
  /** The id of the outbox row that this message was made for. */
  row?: string;
  /** The hash of the only address that may get the message. A corrected address gets its own message. */
  onlyFor?: string;
  /** The recipient of a message to a user. */
  to?: Recipient;
  /** The language of a message to a user, in which the user read the site; English by default. */
  language?: SiteLanguage;
  /** In a message to an account's old email address: the new address. */
  text?: string;
  /** The user id of the guide who receives the message. */
  user?: string;
  status: MessageStatus;
  /** When the next try is due. */
  dueAt: Date;
  tries: number;
  /** The server's last reply, or why there is none. */
  answer?: string;
  /** The end of this try's lease. If the message is still `claimed` or `sending` then, its sender has died. */
  leaseUntil?: Date;
  sentAt?: Date;
  expiresAt: Date;
}

export type NewMessage = Omit<
  Message,
  'status' | 'dueAt' | 'tries' | 'answer' | 'leaseUntil' | 'createdAt' | 'sentAt' | 'expiresAt'
> & {
  /** Defaults to now. */
  dueAt?: Date;
  /** The recipient whose limits the message counts toward; undefined if there is no address. */
  addressee: Addressee | undefined;
};

/** Whether a message whose outcome is unknown is sent again automatically. */
export function isResentAutomatically({ kind, tries }: Pick<Message, 'kind' | 'tries'>): boolean {
  return letterOfKind(kind).isRecipientWaiting === true && tries < MAX_UNCERTAIN_TRIES;
}

/** The statuses of messages that the guide can send again while the messages are still useful. */
export const RESENDABLE_STATUSES: MessageStatus[] = ['failed', 'unknown', 'limited'];

/** Whether the guide can send a message again. */
export function canBeSentAgain({ status, until }: Message): boolean {
  return RESENDABLE_STATUSES.includes(status) && until > new Date();
}

/** Returns the bookings that a message is about. */
export function bookingsOf({
  booking,
  bookings,
}: Pick<Message, 'booking' | 'bookings'>): BookingRef[] {
  return bookings?.map((each) => each.booking) ?? (booking ? [booking] : []);
}

/** Whether a message goes to a booking's visitor, rather than to a guide or a user. */
export function isToVisitor({ kind }: Pick<Message, 'kind'>): boolean {
  return letterOfKind(kind).to === 'visitor';
}

export const messageSchema = new Schema<Message>({}, { versionKey: false, collection: 'messages' })
  .index({ status: 1, dueAt: 1 })
  .index({ departure: 1 }, { sparse: true })
  .index({ 'booking.id': 1 }, { sparse: true })
  .index({ 'bookings.booking.id': 1 }, { sparse: true })
  .index({ 'bookings.departure': 1 }, { sparse: true })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
