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

/** Why a message isn't sent after all. */
export type WithheldReason = string;

export type EventKind = OutboxRow['kind'];

/** A booking that a message is about. */
export interface BookingRef {
  list: ListName;
  id: Types.ObjectId;
}

/** A visitor's change of a booking, for the guide. */
export interface News {
  /** The id of the outbox row that caused it. */
  row: string;
  what: BookingNews['what'];
  booking: BookingRef;
  before?: OutboxRow['before'];
}

/** The subject of a message. Its letter is written when it's sent, from the data at that time. */
export interface MessageSubject {
  /** Missing if the message isn't about one booking. */
  booking?: BookingRef;
  departure?: string;
  /** The booking before its change. */
  before?: OutboxRow['before'];
  /** `YYYY-MM-DD`. */
  date?: string;
  news?: News[];
  /** The ids of the undelivered messages that it reports. */
  mails?: string[];
  createdAt: Date;
  /** When it becomes useless. */
  until: Date;
}

/** A booking, and the departure at which it takes place. */
export interface BookingWithDeparture {
  booking: Booking;
  departure: Departure;
}

/** An event of a booking, with the booking and its departure as they are now. */
export interface LetterEvent extends BookingWithDeparture {
  row: OutboxRow & { _id: Types.ObjectId };
  /** The departure's parties now; zero if its number of people isn't limited. */
  booked: BookedCounts;
}

/** The hours, by New York's clocks, in which letters about tomorrow are queued. */
interface EveningHours {
  from: string;
  to: string;
}

interface LetterBase {
  /** Its name in the console. */
  label: string;
  /**
   * Whether its recipient waits for it in front of a page. Then it is sent before all others, and again if the
   * server may have it: a second copy of a link is harmless.
   */
  isAwaited?: true;
}

/** A letter to the visitor of a booking. */
export interface VisitorLetter extends LetterBase {
  to: 'visitor';
  /** The events that it follows. */
  follows?: readonly EventKind[];
  /** Whether it follows this one of them. */
  when?: (event: LetterEvent) => boolean;
  /** The message's id; by default the event's. */
  messageId?: (event: LetterEvent) => string;
  /** When it becomes useless; by default when the departure starts. */
  until?: (event: LetterEvent) => Date;
  /**
   * Set if the visitor can cause it again and again. Unconfirmed addresses get the `first` letter at once, and one
   * `update` in place of several `later` ones.
   */
  repeats?: 'first' | 'later';
  /** Whether a corrected address gets it again. */
  isCorrectable?: true;
  /** Queues it on the evening before, for parties that booked before an hour of that day. */
  onEve?: EveningHours & { bookedBefore: string; until: (departure: Departure) => Date };
  /** The news that the visitor misses if the letter isn't delivered, as in "that you canceled". */
  contents?: string;
  /**
   * The short message that the guide sends if the letter can't be delivered. Letters with a fallback are critical:
   * visitors can't know their contents otherwise.
   */
  fallback?: (words: Words['fallback'], facts: FallbackFacts) => string;
  /** Returns why the letter isn't true anymore, if it isn't. */
  outdated: (message: MessageSubject, current: BookingWithDeparture) => WithheldReason | undefined;
  write: (site: Site, booking: BookingFacts, now: Date) => Letter;
}

/** A letter to a user about their account. */
export interface AccountLetter extends LetterBase {
  to: 'user';
  /** How long the letter, or the link in it, is of use. */
  validMs: number;
  /** The page that its one-time link opens, and what the link allows. */
  link?: { purpose: Purpose; page: string };
  /** Returns why a letter with a link isn't needed anymore, if it isn't. */
  outdated?: (user: User) => WithheldReason | undefined;
  write: (site: Site, facts: AccountFacts) => Letter;
}

/** A letter to each guide who wants it. */
export interface GuideLetter<Facts = unknown> extends LetterBase {
  to: 'guide';
  isWanted: (choice: MailChoice) => boolean;
  follows?: readonly EventKind[];
  when?: (event: LetterEvent) => boolean;
  /** The message about an event; its id is completed with the guide's. */
  message?: (event: LetterEvent) => Pick<MessageSubject, 'booking' | 'departure' | 'until'> & {
    _id: string;
  };
  /** The times at which a letter that collects events is sent, soonest first. */
  slots?: (now: Date) => { name: string; dueAt: Date; until: Date }[];
  /** Queues it on the evening before a date. */
  onEve?: EveningHours & { until: (date: string) => Date };
  load(message: MessageSubject, facts: GuideFactsService): Promise<Facts | WithheldReason>;
  write(site: Site, facts: Facts): Letter;
}

export type LetterDefinition = VisitorLetter | AccountLetter | GuideLetter;
