import type { ListName } from 'shared/tours';
import { newYorkInstant } from 'shared/new-york';
import type { PaymentMethod } from 'shared/payment-methods';
import type { CrowdedDay } from 'shared/special-days';
import type { Contact } from '../../bookings/contact';
import type { PublicGuide } from '../../guides/guide-profile';
import type { OutboxRow } from '../../bookings/outbox.schema';

const MINUTE_MS = 60 * 1000;

/** The data about a booked tour at its departure, for letters to visitors. */
export interface BookedTour {
  list: ListName;
  /** The tour's name, such as "Central Park". */
  place: string;
  startsAt: Date;
  endsAt: Date;
  meetingPoint: string;
  /** The URL of a map of the meeting point. */
  mapUrl: string;
  /** How visitors find the guide at the meeting point. */
  findMe?: string;
  /** Clothes and things to bring. */
  bring: string[];
  /** The departure's guide, if known. */
  guide?: PublicGuide;
  /** The special day that affects the departure. */
  specialDay?: CrowdedDay;
  /** The URL of the tour's page. */
  url: string;
}

/** The data about a booking for letters to its visitor. */
export interface BookingFacts {
  /** The visitor's name; missing if the address is unconfirmed. */
  name?: string;
  people: number;
  /** The party's price in words; missing if no price was promised. */
  price?: string;
  /** How the party can pay; empty if the guide hasn't set any ways to pay. */
  paymentMethods: readonly PaymentMethod[];
  tour: BookedTour;
  /** The booking before the change that the letter is about. */
  before?: BookingDetails;
  isCancelled: boolean;
  /** Whether a party on the waitlist still has to confirm its address. */
  isUnconfirmed?: boolean;
  /** The guide's reason for canceling the booking, or for canceling or changing the departure. */
  reason?: string;
  /** The guide's reason for moving the departure. */
  moveReason?: string;
  /** The tour's next departures that can be booked, earliest first; empty unless the guide canceled. */
  otherDates: { startsAt: Date; url: string }[];
  /** The deadline for changing or canceling the booking. */
  changeDeadline: Date;
  /** The deadline for restoring the canceled booking. */
  restorableUntil?: Date;
  /** When the hold on the party's spots ends. Meaningful only in letters about a hold. */
  heldUntil: Date;
  /** The guide's announcement to everyone at the departure. */
  notice?: string;
  /** The ticket's URL, with the secret that gives access to it. */
  ticketUrl: string;
  /** The booking as a calendar file. */
  calendar?: string;
}

/** The details of a booking that the visitor or the guide can change. */
export interface BookingDetails {
  place: string;
  startsAt: Date;
  endsAt: Date;
  meetingPoint: string;
  people: number;
}

export function toBookingDetails({
  place,
  date,
  people,
  terms,
}: NonNullable<OutboxRow['before']>): BookingDetails {
  const startsAt = newYorkInstant(date, terms.startTime);
  const endsAt = new Date(startsAt.getTime() + terms.lengthMinutes * MINUTE_MS);
  return { place, people, startsAt, endsAt, meetingPoint: terms.meetingPoint };
}

/** The data for the short message that replaces an undelivered letter. */
export interface FallbackFacts extends Pick<
  BookingFacts,
  'people' | 'reason' | 'moveReason' | 'notice'
> {
  name: string;
  place: string;
  startsAt: Date;
  meetingPoint: string;
  heldUntil?: Date;
}

/** The data for letters to a user about their account. */
export interface AccountFacts {
  /** The username; empty unless the user has confirmed the address. */
  name: string;
  /** The one-time link; empty in letters without one. */
  url: string;
  /** When the link expires. */
  until: Date;
  /** The account's new address, in a letter to the old address; empty if the letter mustn't contain it. */
  newEmail?: string;
}

/** The data about a party for letters to the guide: its size, and its contact as the visitor typed it. */
export interface PartyFacts extends Partial<Contact> {
  people: number;
}

/** The data about a departure for letters to the guide. */
export interface DepartureFacts extends Pick<
  BookedTour,
  'list' | 'place' | 'startsAt' | 'endsAt' | 'meetingPoint'
> {
  people: number;
  parties: number;
  /** Missing if the number of people isn't limited. */
  capacity?: number;
  /** The number of people that the tour needs to take place. */
  minPeople?: number;
  /** Missing if the departure can no longer be booked. */
  bookableUntil?: Date;
  /** The URL of the departure's day in the console. */
  dayUrl: string;
}

/** A change that a visitor made to a booking. */
export interface BookingNews {
  kind: 'booked' | 'changed' | 'cancelled';
  party: PartyFacts;
  departure: DepartureFacts;
  /** The booking before the change; missing if the booking is new. */
  before?: BookingDetails;
}

/** A letter that didn't reach a visitor. */
export interface MailFailure {
  party: PartyFacts;
  departure: Pick<DepartureFacts, 'list' | 'place' | 'startsAt'>;
  /** The mail server's reply, or why there is none. */
  serverReply: string;
}
