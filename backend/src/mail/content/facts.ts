import type { ListName } from 'shared/tours';

/** A tour on a date, as its letters tell of it. */
export interface Walk {
  list: ListName;
  /** What the tour is called: "Central Park". */
  place: string;
  starts: Date;
  ends: Date;
  meetingPoint: string;
  /** Where a map shows that. */
  mapUrl: string;
  /** How to find the guide there; missing where nobody has said. */
  findMe?: string;
  /** What to wear and bring. */
  bring: string[];
  /** As the guide says it; missing where nobody speaks of it. */
  price?: string;
  /** The tour's page. */
  tourUrl: string;
}

/** A booking, as its visitor's letters tell of it. */
export interface BookingFacts {
  /** The visitor's, as they typed it. */
  name?: string;
  people: number;
  walk: Walk;
  /** Until when the visitor can change or cancel it without asking anybody. */
  changesClose: Date;
  /** What the guide says to everyone who has booked it. */
  notice?: string;
  /** The ticket, with the secret that opens it. */
  ticketUrl: string;
  /** The booking as a calendar file; letters that put it in a calendar take it along. */
  calendar?: string;
}

/** When and where a booking was before it was changed, and for how many. */
export interface Before {
  place: string;
  starts: Date;
  ends: Date;
  meetingPoint: string;
  people: number;
}

/** A party on the waiting list. */
export type WaitingFacts = Pick<BookingFacts, 'name' | 'people' | 'walk' | 'ticketUrl'>;

/** Places that have come free for it. */
export interface OfferFacts extends WaitingFacts {
  /** Until when they are held. */
  until: Date;
}

/** A party, as the guide's letters tell of it. */
export interface PartyFacts {
  /** The visitor's, as they typed it. */
  name?: string;
  people: number;
  email?: string;
  /** By E.164. */
  phone?: string;
  /** Whether the phone has WhatsApp. */
  whatsApp?: boolean;
  /** What the visitor wants the guide to know. */
  note?: string;
}

/** A departure with those who come, as the guide's letters tell of it. */
export interface DepartureFacts extends Pick<
  Walk,
  'list' | 'place' | 'starts' | 'ends' | 'meetingPoint'
> {
  people: number;
  parties: number;
  /** Missing where it has room for any number. */
  capacity?: number;
  /** How many it needs to take place. */
  minPeople?: number;
  /** Until when it can be booked; missing where it can't be anymore. */
  bookableUntil?: Date;
  /** Its day in the console. */
  dayUrl: string;
}

/** Something that visitors did, for the guide to know. */
export interface BookingNews {
  what: 'booked' | 'changed' | 'cancelled';
  party: PartyFacts;
  departure: DepartureFacts;
  /** Where it was booked before, if it was changed. */
  before?: Before;
}

/** A mail that didn't reach a visitor. */
export interface MailFailure {
  party: PartyFacts;
  departure: Pick<DepartureFacts, 'list' | 'place' | 'starts'>;
  /** What the mail server said. */
  answer: string;
}
