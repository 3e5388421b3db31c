import type { Types } from 'mongoose';
import type { ListName } from 'shared/tours';
import type { MailChoice, User } from '../../auth/auth.schemas';
import type { Purpose } from '../../auth/mail-token';
import type { Booking } from '../../bookings/booking';
import type { OutboxRow } from '../../bookings/outbox.schema';
import type { BookedCounts, Departure } from '../../departures/departure';
import type { AccountFacts, BookingFacts, BookingNews, FallbackFacts } from '../content/facts';
import type { GuideFactsService } from '../guide-facts.service';
import type { Letter, Site } from '../rendering/letter';
import type { Words } from '../words/en';

/** The reason why a message doesn't need to be sent anymore. */
export type WithheldReason = string;

export type EventKind = OutboxRow['kind'];

/** A booking that a message is about. */
export interface BookingRef {
  list: ListName;
  id: Types.ObjectId;
}

/** A visitor's change to a booking, as stored in a message to a guide. */
export interface StoredNews {
  /** The id of the outbox row for the change. */
  row: string;
  what: BookingNews['kind'];
  booking: BookingRef;
  before?: OutboxRow['before'];
}

/** One of several bookings that a message is about. */
export interface GroupedBooking {
  /** The id of the outbox row with the event. */
  row: string;
  booking: BookingRef;
  departure: string;
  before?: OutboxRow['before'];
}

/** The subject of a message. The data for its letter is loaded when the message is sent. */
export interface MessageSubject {
  /** The booking that the message is about, or the first of several; missing if it isn't about bookings. */
  booking?: BookingRef;
  departure?: string;
  /** The booking before the change. */
  before?: OutboxRow['before'];
  /** All bookings, including the first. Set if a bulk change may affect several bookings with the same address. */
  bookings?: GroupedBooking[];
  /** The date of the tours, as `YYYY-MM-DD`, in letters about all tours on a date. */
  date?: string;
  news?: StoredNews[];
  /** The ids of the undelivered messages that this message reports. */
  mails?: string[];
  createdAt: Date;
  /** When the message becomes useless. */
  until: Date;
}

/** A booking and its departure. */
export interface BookingWithDeparture {
  booking: Booking;
  departure: Departure;
}

/** A booking event, with the current state of the booking and its departure. */
export interface LetterEvent extends BookingWithDeparture {
  row: OutboxRow & { _id: Types.ObjectId };
  /** The current numbers of people and parties at the departure. Both are 0 if the departure has no capacity. */
  counts: BookedCounts;
}

/** The hours in New York time during which letters about the next day are queued. */
interface EveningHours {
  from: string;
  to: string;
}

interface LetterBase {
  /** The letter's name in the console. */
  label: string;
  /**
   * Set if the recipient is waiting for the letter while using the site. The letter is then sent before all others. It
   * is also sent again if the server may not have received it, because a second copy of a link is harmless.
   */
  isRecipientWaiting?: true;
}

/** A letter to the visitor of a booking. */
export interface VisitorLetter extends LetterBase {
  to: 'visitor';
  /** The kinds of events that can cause the letter. */
  triggers?: readonly EventKind[];
  /** Whether a particular event causes the letter; true by default. */
  when?: (event: LetterEvent) => boolean;
  /** Returns the message's id; the event's id by default. */
  messageId?: (event: LetterEvent) => string;
  /** Returns when the letter becomes useless; by default, at the start of the departure. */
  until?: (event: LetterEvent) => Date;
  /**
   * Set if the visitor can cause the letter repeatedly. Unconfirmed addresses get a `first` letter right away, but
   * several `later` letters are merged into one `update`.
   */
  repeats?: 'first' | 'later';
  /** Set if the letter is sent again after the visitor corrects the address. */
  isCorrectable?: true;
  /**
   * Set if the letter is queued on the evening before a tour. Only parties that booked before `bookedBefore` get it.
   */
  eveningBefore?: EveningHours & { bookedBefore: string; until: (departure: Departure) => Date };
  /** The news that the visitor misses if the letter isn't delivered, such as "that you canceled". */
  contents?: string;
  /**
   * Returns the short message that the guide sends if the letter can't be delivered. Letters with a fallback are
   * critical, because visitors can't learn their contents in any other way.
   */
  fallback?: (words: Words['fallback'], facts: FallbackFacts) => string;
  /**
   * Set if the letter isn't important. The letter isn't sent at night, and the guide doesn't have to notify the visitor
   * if the letter isn't delivered.
   */
  isCourtesy?: true;
  /** Returns the reason why the letter is outdated; undefined if it isn't. */
  whyOutdated: (
    message: MessageSubject,
    current: BookingWithDeparture,
    site: Site,
  ) => WithheldReason | undefined;
  write: (site: Site, booking: BookingFacts, now: Date) => Letter;
  /** The key of the texts for several bookings at once; missing if a bulk change can't cause the letter. */
  bulkTexts?: keyof Words['several'];
}

/** A letter to a user about their account. */
export interface AccountLetter extends LetterBase {
  to: 'user';
  /** How long the letter is useful, and how long its link works. */
  validMs: number;
  /** The purpose of the letter's one-time link, and the page that the link opens. */
  link?: { purpose: Purpose; page: string };
  /** Returns the reason why a letter with a link is outdated; undefined if it isn't. */
  whyOutdated?: (user: User) => WithheldReason | undefined;
  write: (site: Site, facts: AccountFacts) => Letter;
}

/** A letter to all guides who have chosen to receive it. */
export interface GuideLetter<Facts = unknown> extends LetterBase {
  to: 'guide';
  isWanted: (choice: MailChoice) => boolean;
  triggers?: readonly EventKind[];
  when?: (event: LetterEvent) => boolean;
  /** Returns the message about an event. For each guide, the guide's id is appended to the message's id. */
  message?: (event: LetterEvent) => Pick<MessageSubject, 'booking' | 'departure' | 'until'> & {
    _id: string;
  };
  /**
   * Set if the letter collects events. Returns the next times at which it's sent, earliest first. The message's id
   * contains the time's `name`.
   */
  sendTimes?: (now: Date) => { name: string; dueAt: Date; until: Date }[];
  /** Set if the letter is queued on the evening before a date. */
  eveningBefore?: EveningHours & { until: (date: string) => Date };
  load(message: MessageSubject, facts: GuideFactsService): Promise<Facts | WithheldReason>;
  write(site: Site, facts: Facts): Letter;
}

export type LetterDefinition = VisitorLetter | AccountLetter | GuideLetter;
