import type { ListName } from 'shared/tours';
import { newYorkInstant } from 'shared/new-york';
import type { Contact } from '../../bookings/contact';
import type { OutboxRow } from '../../bookings/outbox.schema';

const MINUTE_MS = 60 * 1000;

/** A departure, as visitors read about it. */
export interface Walk {
  list: ListName;
  /** The tour's name: "Central Park". */
  place: string;
  starts: Date;
  ends: Date;
  meetingPoint: string;
  /** A map of the meeting point. */
  mapUrl: string;
  /** How visitors find the guide there. */
  findMe?: string;
  /** Clothes and things to bring. */
  bring: string[];
  /** In the guide's words. */
  price?: string;
  /** The tour's page. */
  tourUrl: string;
}

/** A booking, as its visitor's letters use it. */
export interface BookingFacts {
  /** As the visitor typed it; missing unless the owner has confirmed the address. */
  name?: string;
  people: number;
  walk: Walk;
  /** The booking before the change that the letter is about. */
  before?: Before;
  isCancelled: boolean;
  /** Whether a waiting party has to confirm its address first. */
  isUnconfirmed?: boolean;
  /** The guide's reason for canceling the booking, or for canceling or changing the departure. */
  reason?: string;
  /** The guide's reason for moving the departure. */
  moveReason?: string;
  /** Departures with room for a booking that the guide canceled, soonest first. */
  otherDates: { starts: Date; url: string }[];
  /** The end of the time in which the visitor can change or cancel the booking. */
  changesClose: Date;
  /** The end of the time in which a canceled booking can be restored; missing if it has passed. */
  restorableUntil?: Date;
  /** The end of the time in which spots are held for the party, if any are. */
  heldUntil: Date;
  /** The guide's announcement to everyone at the departure. */
  notice?: string;
  /** The ticket, with the secret that opens it. */
  ticketUrl: string;
  /** The booking as a calendar file. */
  calendar?: string;
}

/** The date, the place, and the people of a booking before it was changed. */
export interface Before {
  place: string;
  starts: Date;
  ends: Date;
  meetingPoint: string;
  people: number;
}

export function toBefore({ place, date, people, terms }: NonNullable<OutboxRow['before']>): Before {
  const starts = newYorkInstant(date, terms.startTime);
  const ends = new Date(starts.getTime() + terms.lengthMinutes * MINUTE_MS);
  return { place, people, starts, ends, meetingPoint: terms.meetingPoint };
}

/** The short message that replaces an undelivered letter is made of these. */
export interface FallbackFacts extends Pick<
  BookingFacts,
  'people' | 'reason' | 'moveReason' | 'notice'
> {
  name: string;
  place: string;
  starts: Date;
  meetingPoint: string;
  heldUntil?: Date;
}

/** A user, as letters about the account use it. */
export interface AccountFacts {
  /** The username; empty unless the user has confirmed the address. */
  name: string;
  /** The one-time link; empty in letters without one. */
  url: string;
  /** When the link expires. */
  until: Date;
  /** The address that replaced this one; empty if the letter doesn't mention it. */
  newEmail?: string;
}

/** A party, as the guide's letters use it: its size, and its contact as the visitor typed it. */
export interface PartyFacts extends Partial<Contact> {
  people: number;
}

/** A departure with its numbers, as the guide's letters use it. */
export interface DepartureFacts extends Pick<
  Walk,
  'list' | 'place' | 'starts' | 'ends' | 'meetingPoint'
> {
  people: number;
  parties: number;
  /** Missing if the number of people isn't limited. */
  capacity?: number;
  /** The number of people that the tour needs to take place. */
  minPeople?: number;
  /** Missing once it can't be booked anymore. */
  bookableUntil?: Date;
  /** Its day in the console. */
  dayUrl: string;
}

/** A visitor's change of a booking. */
export interface BookingNews {
  what: 'booked' | 'changed' | 'cancelled';
  party: PartyFacts;
  departure: DepartureFacts;
  /** Missing unless it was changed. */
  before?: Before;
}

/** A letter that didn't reach a visitor. */
export interface MailFailure {
  party: PartyFacts;
  departure: Pick<DepartureFacts, 'list' | 'place' | 'starts'>;
  /** The mail server's reply. */
  answer: string;
}
