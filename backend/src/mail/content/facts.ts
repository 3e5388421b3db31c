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
  /** The name that the visitor typed; missing unless the owner has confirmed the address. */
  name?: string;
  people: number;
  walk: Walk;
  /** The booking before the change that the letter is about. */
  before?: Before;
  isCancelled: boolean;
  /** Whether a party on the waitlist still has to confirm its address. */
  isUnconfirmed?: boolean;
  /** The guide's reason for canceling the booking, or for canceling or changing the departure. */
  reason?: string;
  /** The guide's reason for moving the departure. */
  moveReason?: string;
  /** Departures with room for a booking that the guide canceled, soonest first. */
  otherDates: { starts: Date; url: string }[];
  /** Until when the visitor can change or cancel the booking. */
  changesClose: Date;
  /** Until when a canceled booking can be restored; missing if that time has passed. */
  restorableUntil?: Date;
  /** Until when spots are held for the party, if any are. */
  heldUntil: Date;
  /** The guide's announcement to everyone at the departure. */
  notice?: string;
  /** The ticket, with the secret that opens it. */
  ticketUrl: string;
  /** The booking as a calendar file. */
  calendar?: string;
}

/** A booking's place, times, and number of people before it was changed. */
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

/** The data of the short message that replaces an undelivered letter. */
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

/** The data of letters to a user about their account. */
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

/** A party in letters to the guide: its size, and its contact as the visitor typed it. */
export interface PartyFacts extends Partial<Contact> {
  people: number;
}

/** A departure in letters to the guide, with its numbers of people and parties. */
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
  /** Missing if the departure can no longer be booked. */
  bookableUntil?: Date;
  /** Its day in the console. */
  dayUrl: string;
}

/** A visitor's change of a booking. */
export interface BookingNews {
  what: 'booked' | 'changed' | 'cancelled';
  party: PartyFacts;
  departure: DepartureFacts;
  /** Missing unless the booking was changed. */
  before?: Before;
}

/** A letter that didn't reach a visitor. */
export interface MailFailure {
  party: PartyFacts;
  departure: Pick<DepartureFacts, 'list' | 'place' | 'starts'>;
  /** The mail server's reply. */
  answer: string;
}
