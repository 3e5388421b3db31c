import { Schema, type Types } from 'mongoose';
import type { Weekday } from 'shared/new-york';
import type { PartyAges } from 'shared/party-price';
import type { Price } from 'shared/price';
import type { SiteLanguage } from 'shared/site-languages';
import { ANY_CASE } from '../database/any-case';
import type { PromisedTerms } from '../departures/departure';
import type { Contact } from './contact';

/** Visitors are notified if one of these terms of their departure changes. */
export const NOTIFIED_TERMS = ['startTime', 'lengthMinutes', 'meetingPoint'] as const;

/** The guide's record of whether a party came. */
export interface Attendance {
  /** The number of people who have arrived. */
  arrived: number;
  /** Whether the people who haven't arrived are no longer expected. */
  noShow: boolean;
  note: string;
  /** How many times the record was changed. */
  revision: number;
}

/** Records that the guide moved the booking, together with its whole departure, to a different date. */
interface Move {
  /** The former date, `YYYY-MM-DD`. */
  from: string;
  reason: string;
  at: Date;
}

/** A party's position on the waitlist of a full departure. */
export interface WaitlistEntry {
  /** The position. Lower positions come first. */
  place: number;
  /** When the party's offer expires, if it has one. */
  offeredUntil?: Date;
  /** Whether the guide removed the party from the waitlist. */
  isRemoved?: true;
  /**
   * Whether the visitor still has to confirm an email address. Until then, the party has a hold, or waits and gets no
   * offers.
   */
  isUnconfirmed?: true;
}

/**
 * `waiting` and `offered` parties are on the waitlist; spots are held for `offered` ones until they accept or confirm.
 * Parties that `left` the waitlist got no spots. Only `booked` parties are expected to come.
 */
type Status = 'booked' | 'cancelled' | 'waiting' | 'offered' | 'left';

const WAITLIST_STATUSES: Status[] = ['waiting', 'offered'];

/** Whether a party is on a waitlist, with or without an offer. */
export function isOnWaitlist({ status }: Pick<Booking, 'status'>): boolean {
  return WAITLIST_STATUSES.includes(status);
}

/** The MongoDB filter for {@link isOnWaitlist}. */
export const ON_WAITLIST = { status: { $in: WAITLIST_STATUSES } };

/**
 * Whether the guide sees a party. A canceled booking that is no longer on its owner's list is hidden unless the party
 * has paid, because the guide may owe it a refund.
 */
export function isVisibleToGuide({
  status,
  isListed,
  payments,
}: Pick<Booking, 'status' | 'isListed' | 'payments'>): boolean {
  return status === 'booked' || (status === 'cancelled' && (isListed || payments !== undefined));
}

/** The MongoDB filter for {@link isVisibleToGuide}. */
export const VISIBLE_TO_GUIDE = {
  $or: [
    { status: 'booked' as const },
    { status: 'cancelled' as const, isListed: true },
    { status: 'cancelled' as const, payments: { $exists: true } },
  ],
};

/** Matches the bookings that an owner's list shows. Parties on a waitlist are excluded, unless they have a hold. */
export const VISIBLE_TO_OWNER = {
  isListed: true,
  $or: [
    { status: { $in: ['booked' as const, 'cancelled' as const] } },
    { status: 'offered' as const, 'turn.isUnconfirmed': true },
  ],
};

const LIMITED_STATUSES: Status[] = ['booked', ...WAITLIST_STATUSES];

/**
 * Whether a booking counts toward the limits for each guest and each network. Holds that expired unconfirmed still
 * count. Otherwise, guests could hold spots forever by booking again and again.
 */
export function countsTowardLimits({ status, turn }: Pick<Booking, 'status' | 'turn'>): boolean {
  return LIMITED_STATUSES.includes(status) || (status === 'left' && turn?.isUnconfirmed === true);
}

/** The MongoDB filter for {@link countsTowardLimits}. */
export const COUNTS_TOWARD_LIMITS = {
  $or: [
    { status: { $in: LIMITED_STATUSES } },
    { status: 'left' as const, 'turn.isUnconfirmed': true },
  ],
};

/** Returns the language of a booking's letters. */
export function languageOf({ language = 'en' }: Pick<Booking, 'language'>): SiteLanguage {
  return language;
}

/**
 * Returns the field with a party's language for the guide's pages, which mention the language only if it isn't English.
 */
export function foreignLanguageOf(booking: Pick<Booking, 'language'>): {
  language?: Exclude<SiteLanguage, 'en'>;
} {
  const language = languageOf(booking);
  return language === 'en' ? {} : { language };
}

/** A stored booking. Walk-ins and waiting parties are bookings, too. */
export interface Booking {
  _id: Types.ObjectId;
  /** An owner's key; a constant for walk-ins and anonymized bookings. */
  owner: string;
  /** Whether the booking is on its owner's list. Past bookings can be taken off the list without being canceled. */
  isListed: boolean;
  status: Status;
  /** The party's waitlist entry. Missing for booked and canceled parties. */
  turn?: WaitlistEntry;
  cancelledAt?: Date;
  cancelledBy?: 'owner' | 'guide';
  /** The guide's reason for canceling the booking, shown to its owner. */
  reason?: string;
  tour: string;
  departure: string;
  place: string;
  /** The date in New York, `YYYY-MM-DD`, and its weekday. */
  date: string;
  day: Weekday;
  people: number;
  /** How many people in the party aren't adults, by age group. Contains only age groups with a price of their own. */
  ages?: NonNullable<PartyAges['ages']>;
  /**
   * The price that the visitor was promised. It stays the same if the guide changes the tour's price. Missing if the
   * tour had no price.
   */
  price?: Price;
  moved?: Move;
  /** The terms that the visitor was promised, if they differ from the departure's current terms. */
  promised?: Pick<PromisedTerms, (typeof NOTIFIED_TERMS)[number]>;
  contact?: Contact;
  /** Use {@link languageOf} to read the language. Missing for old bookings, and for parties that the guide added. */
  language?: SiteLanguage;
  /** How many times the visitor has corrected the email address. */
  corrections?: number;
  /** The hashes of the secrets in links that were created on the ticket page. Callers with a link act as the owner. */
  manageLinks?: string[];
  /**
   * The hashes of the secrets in mailed links, one for each email address. They are stored separately, so that links
   * from the ticket page never replace them.
   */
  mailedLinks?: string[];
  attendance?: Attendance;
  /** How many payments and reversals were noted for the party. Missing if there are none. */
  payments?: number;
  /**
   * The name of a walk-in; may be empty. Older versions also stored it for parties that the guide put on a waitlist.
   * Unlike walk-ins, those parties have a contact.
   */
  walkIn?: string;
  /** The hash of the network that the guest booked from. Stored only if the departure has a capacity. */
  network?: string;
  /** The request key of the call that made the booking; unique for its owner. */
  requestKey?: string;
  /** The fields of the call with `requestKey`. A call with the same key but different fields is refused. */
  requested?: Pick<Booking, 'place' | 'people' | 'departure'> & { time?: string };
  /** How many times the booking was changed. */
  revision: number;
  createdAt: Date;
  /** The owner can restore the booking until this time. */
  restorableUntil?: Date;
  /** When the booking is anonymized. It is then kept for statistics. */
  anonymizeAt?: Date;
  /** When MongoDB deletes the booking. */
  deleteAt?: Date;
}

/** The index for an owner's list, oldest first. */
const OWNER_INDEX = { owner: 1, isListed: 1, createdAt: 1, _id: 1 } as const;
/** A covering index for counting a departure's people. */
export const DEPARTURE_INDEX = { departure: 1, status: 1, owner: 1, people: 1 } as const;
/** The fields in the index for searching by contact. The index omits bookings without a contact. */
const CONTACT_INDEX_FIELDS = { 'contact.name': 1, 'contact.email': 1, 'contact.phone': 1 } as const;

/** Declares only the indexes, because the ledger writes bookings without Mongoose. */
export function bookingSchema(collection: string): Schema<Booking> {
  return new Schema<Booking>({}, { versionKey: false, collection })
    .index(OWNER_INDEX)
    .index(DEPARTURE_INDEX)
    .index(
      { owner: 1, requestKey: 1 },
      { unique: true, partialFilterExpression: { requestKey: { $exists: true } } },
    )
    .index({ '$**': 1 }, { wildcardProjection: CONTACT_INDEX_FIELDS, collation: ANY_CASE })
    .index({ network: 1, date: 1 }, { sparse: true })
    .index({ anonymizeAt: 1 }, { sparse: true })
    .index({ deleteAt: 1 }, { sparse: true, expireAfterSeconds: 0 });
}
