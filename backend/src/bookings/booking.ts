import { Schema, type Types } from 'mongoose';
import type { Weekday } from 'shared/new-york';
import { ANY_CASE } from '../database/any-case';
import type { PromisedTerms } from '../departures/departure';
import type { Contact } from './contact';

/** The terms of a departure whose changes visitors are told. */
export const NOTIFIED_TERMS = ['startTime', 'lengthMinutes', 'meetingPoint'] as const;

/** What the guide noted of a party on the day. */
export interface Attendance {
  /** How many have arrived. */
  arrived: number;
  /** The rest isn't expected anymore. */
  noShow: boolean;
  note: string;
  /** How often something was noted. */
  revision: number;
}

/** That the guide moved the departure, and its bookings with it. */
interface Move {
  /** The date before, `YYYY-MM-DD`. */
  from: string;
  reason: string;
  at: Date;
}

/** A party's turn in the line of a full departure. */
interface Turn {
  /** The lower, the earlier. */
  place: number;
  /** Until when places are held for it, once they are. */
  offeredUntil?: Date;
  /** Whether the guide took it out of the line; otherwise an offer lapsed. */
  isRemoved?: true;
  /** Whether its visitor has to confirm the address first: it's held until then, or nothing is offered to it. */
  isUnconfirmed?: true;
}

/**
 * Parties that are `waiting` are on the waitlist. `offered` ones have spots held for them to accept or confirm.
 * Those that `left` the waitlist got no spots. Only `booked` parties come.
 */
type Status = 'booked' | 'cancelled' | 'waiting' | 'offered' | 'left';

const WAITLIST_STATUSES: Status[] = ['waiting', 'offered'];

/** Whether a party is on a waitlist, with or without an offer. */
export function isOnWaitlist({ status }: Pick<Booking, 'status'>): boolean {
  return WAITLIST_STATUSES.includes(status);
}

/** Matches what {@link isOnWaitlist} does. */
export const ON_WAITLIST = { status: { $in: WAITLIST_STATUSES } };

/** Whether the guide sees a party: those that the guide canceled too, those that their owners canceled not. */
export function isVisibleToGuide({ status, isListed }: Pick<Booking, 'status' | 'isListed'>): boolean {
  return status === 'booked' || (status === 'cancelled' && isListed);
}

/** Matches what {@link isVisibleToGuide} does. */
export const VISIBLE_TO_GUIDE = {
  $or: [{ status: 'booked' as const }, { status: 'cancelled' as const, isListed: true }],
};

/** Matches the bookings on their owner's list. Waiting parties have booked nothing yet, so they are left out. */
export const VISIBLE_TO_OWNER = {
  isListed: true,
  $or: [
    { status: { $in: ['booked' as const, 'cancelled' as const] } },
    { status: 'offered' as const, 'turn.isUnconfirmed': true },
  ],
};

const LIMITED_STATUSES: Status[] = ['booked', ...WAITLIST_STATUSES];

/**
 * Whether a booking counts toward the limits of its guest and its network. Holds that were never confirmed keep
 * counting after they expired, or a guest could hold spots forever.
 */
export function countsTowardLimits({ status, turn }: Pick<Booking, 'status' | 'turn'>): boolean {
  return LIMITED_STATUSES.includes(status) || (status === 'left' && turn?.isUnconfirmed === true);
}

/** Matches what {@link countsTowardLimits} does. */
export const COUNTS_TOWARD_LIMITS = {
  $or: [{ status: { $in: LIMITED_STATUSES } }, { status: 'left' as const, 'turn.isUnconfirmed': true }],
};

/** A booking as it is stored, a party that came without one, or one that would like to come. */
export interface Booking {
  _id: Types.ObjectId;
  /** Whose it is: an owner's key, or a walk-in's or nobody's. */
  owner: string;
  /** Whether its owner has it on the list. Who takes a tour that is over off the list has still been there. */
  isListed: boolean;
  status: Status;
  /** Of a party that has waited and hasn't booked. */
  turn?: Turn;
  cancelledAt?: Date;
  cancelledBy?: 'owner' | 'guide';
  /** Why the guide canceled it, for its owner to read. */
  reason?: string;
  tour: string;
  departure: string;
  place: string;
  /** The date in New York, `YYYY-MM-DD`, and its weekday. */
  date: string;
  day: Weekday;
  people: number;
  moved?: Move;
  /** The terms that its visitor was promised, if the guide has changed the departure since. */
  promised?: Pick<PromisedTerms, (typeof NOTIFIED_TERMS)[number]>;
  contact?: Contact;
  /** How many times its visitor has given another email: each may be mailed. */
  corrections?: number;
  /** The links made on the ticket: their secrets, hashed. They allow what the booking's owner may do. */
  manageLinks?: string[];
  /** The links in mails, one for each address, which allow the same. Links made on the ticket don't replace them. */
  mailedLinks?: string[];
  attendance?: Attendance;
  /** The name of a party without a booking; may be empty. */
  walkIn?: string;
  /** The guest's network, hashed, where the departure has a limit. */
  network?: string;
  /** The caller's key for the call that made it; unique for its owner. */
  requestKey?: string;
  /** What that call booked, whatever the booking has become since. */
  requested?: Pick<Booking, 'place' | 'people' | 'departure'> & { time?: string };
  /** How often it was changed. */
  revision: number;
  createdAt: Date;
  /** Until when its owner can put it back on the list. */
  restorableUntil?: Date;
  /** When it loses its owner and stays as a figure. */
  anonymizeAt?: Date;
  /** When MongoDB deletes it. */
  deleteAt?: Date;
}

/** By owner: the owner's list, oldest first. */
const BY_OWNER = { owner: 1, isListed: 1, createdAt: 1, _id: 1 } as const;
/** By departure: covers counting the people there. */
export const BY_DEPARTURE = { departure: 1, status: 1, owner: 1, people: 1 } as const;
/** By what contacts can be found by, in one index; bookings without a contact cost it nothing. */
const BY_CONTACT = { 'contact.name': 1, 'contact.email': 1, 'contact.phone': 1 } as const;

/** Only the indexes: the ledger is the one writer, and checks what it writes. */
export function bookingSchema(collection: string): Schema<Booking> {
  return new Schema<Booking>({}, { versionKey: false, collection })
    .index(BY_OWNER)
    .index(BY_DEPARTURE)
    .index(
      { owner: 1, requestKey: 1 },
      { unique: true, partialFilterExpression: { requestKey: { $exists: true } } },
    )
    .index({ '$**': 1 }, { wildcardProjection: BY_CONTACT, collation: ANY_CASE })
    .index({ network: 1, date: 1 }, { sparse: true })
    .index({ anonymizeAt: 1 }, { sparse: true })
    .index({ deleteAt: 1 }, { sparse: true, expireAfterSeconds: 0 });
}
