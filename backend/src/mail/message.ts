import { Schema, type Types } from 'mongoose';
import type { ListName } from 'shared/tours';
import type { BookingBefore } from '../bookings/state';
import type { Recipient } from './addresses.service';
import type { BookingNews } from './content/facts';
import type { Addressee } from './mail-limits';

/**
 * `queued`: not tried yet. `claimed`: a process is trying it, and the mail server has none of it yet. `sending`:
 * the server is being given it. `retrying`: to be tried again. `sent`: the server has it. `failed`: it won't
 * take it. `unknown`: the process ended, or the line was cut, while it was `sending`, so the server may have it;
 * the guide decides whether to send it again. `withheld`: it came to be too late, or there was nobody to send
 * it to. `limited`: it wasn't made, since its recipient or a network has had too many. `told`: the guide has
 * told its visitor otherwise.
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

/** What a mail says; its letter is written when it's sent, by what is true then. */
export const MESSAGE_KINDS = [
  // To visitors.
  'booked',
  'confirm',
  'changed',
  'withdrawn',
  'update',
  'cancelled',
  'changed-by-guide',
  'moved',
  'restored',
  'reminder',
  'from-guide',
  'waiting',
  'offer',
  'offer-lapsed',
  'waiting-over',
  // To users, about their accounts.
  'reset-password',
  'confirm-address',
  'email-changed',
  'account-deleted',
  // To the guide.
  'news',
  'digest',
  'evening',
  'full',
  'offered',
  'mail-fails',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** What somebody waits for in front of a page: it goes before all others. */
export const WAITED_FOR: readonly MessageKind[] = ['confirm', 'reset-password', 'confirm-address'];

/** How many times a mail is tried at most if the server may have it already. */
const MAX_UNCERTAIN_TRIES = 5;

/**
 * Whether a mail is sent again although the server may have it. A second one does no harm if it only has the link
 * that its recipient waits for.
 */
export function canBeRepeated({ kind, tries }: Pick<Message, 'kind' | 'tries'>): boolean {
  return WAITED_FOR.includes(kind) && tries < MAX_UNCERTAIN_TRIES;
}

/** What visitors can't know unless somebody tells them: if mail doesn't, the guide has to. */
export const TO_BE_TOLD: readonly MessageKind[] = [
  'cancelled',
  'changed-by-guide',
  'moved',
  'restored',
  'offer',
  'from-guide',
];

/** A booking that a mail is about. */
export interface BookingRefOfMessage {
  list: ListName;
  id: Types.ObjectId;
}

/** Something that visitors did, for a digest. */
export interface News {
  /** The outbox row that told of it. */
  row: string;
  what: BookingNews['what'];
  booking: BookingRefOfMessage;
  before?: BookingBefore;
}

/** A mail to be sent once, and how that goes. Whom it goes to is looked up when it's sent. */
export interface Message {
  /** Says what it's about, so that whoever queues it once more queues nothing. */
  _id: string;
  kind: MessageKind;
  /** Missing where it's about none, or for the guide. */
  booking?: BookingRefOfMessage;
  departure?: string;
  before?: BookingBefore;
  /** The date that it's about, `YYYY-MM-DD`. */
  date?: string;
  news?: News[];
  /** The mails to visitors that it tells of. */
  mails?: string[];
  /** The outbox row that this message was made for; later ones about the booking make messages of their own. */
  row?: string;
  /** The address, hashed, that it is for alone: once the booking has another one, that has its own message. */
  onlyFor?: string;
  /** Whom it goes to, where that can't be looked up. */
  to?: Recipient;
  /** What it's to tell beside that: the new address, to the old one. */
  text?: string;
  /** Whom it goes to, where that is one of several guides: the user's id. */
  user?: string;
  status: MessageStatus;
  /** When it's to be tried (again). */
  dueAt: Date;
  /** From then on it's too late. */
  until: Date;
  /** How often it has been tried. */
  tries: number;
  /** The server's last words, or ours if it said none. */
  answer?: string;
  /** Its sender has died if it's still `claimed` or `sending` then. Each try has another lease. */
  leaseUntil?: Date;
  createdAt: Date;
  sentAt?: Date;
  expiresAt: Date;
}

/** What is to be said of a message when it's queued. */
export type NewMessage = Pick<
  Message,
  | '_id'
  | 'kind'
  | 'booking'
  | 'departure'
  | 'before'
  | 'news'
  | 'date'
  | 'user'
  | 'to'
  | 'text'
  | 'until'
  | 'row'
  | 'onlyFor'
> & {
  dueAt?: Date;
  /** The recipient whose limits it counts toward; undefined if there is no address to mail. */
  addressee: Addressee | undefined;
};

/** Whether the guide can have a mail sent again. */
export function canBeSentAgain({ status, until }: Message): boolean {
  return ['failed', 'unknown', 'limited'].includes(status) && until > new Date();
}

export const messageSchema = new Schema<Message>({}, { versionKey: false, collection: 'messages' })
  .index({ status: 1, dueAt: 1 })
  .index({ departure: 1 }, { sparse: true })
  .index({ 'booking.id': 1 }, { sparse: true })
  .index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
