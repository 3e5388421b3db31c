import { Schema } from 'mongoose';

/** For how many people a caller without an account may book spots at departures with a capacity. */
interface GuestLimits {
  /** The limit at each departure. */
  perDeparture: number;
  /** The limit at all upcoming departures together, for all callers from the same network. */
  perNetwork: number;
  /** The caller's network, hashed. */
  network: string;
}

/** The account, guest, or open list whose bookings a call reads and changes. */
export interface Owner {
  /** Unique among owners of every kind: `user:ID`, `guest:ID`, or `open`. */
  key: string;
  /** How many bookings this owner may have in one list. */
  maxBookings: number;
  /** Missing for accounts. */
  guestLimits?: GuestLimits;
  /** The hash of the address that the caller's manage link was mailed to, if the caller opened a mailed link. */
  linkEmailHash?: string | undefined;
  /** The hash of the network that the call came from. Emails that the call causes count toward that network's limit. */
  callerNetwork?: string | undefined;
}

export const OPEN_LIST = 'open';
/** The owner of walk-ins, and of parties that the guide added. */
export const WALK_IN = 'walk-in';
/** The owner of anonymized bookings. */
export const ANONYMOUS = 'nobody';

/** The owner key of a user or a guest. */
export function ownerKey({ kind, id }: { kind: 'user' | 'guest'; id: string }): string {
  return `${kind}:${id}`;
}

export function isGuest(key: string): boolean {
  return key.startsWith('guest:');
}

/** The stored data about an owner or a network that decisions depend on. */
export interface StoredOwner {
  /** The owner's key, or {@link networkId}. */
  _id: string;
  /**
   * Rises with each booking that is added to the owner, so that concurrent transactions conflict. Neither of the
   * owner's lists is ever longer than this number.
   */
  version: number;
  /** The key of the account that a guest was merged into. */
  mergedInto?: string;
  /** When the account was deleted with its bookings. Nothing can be booked for it after that. */
  erasedAt?: Date;
  /** The hashes of the last few email addresses that the owner has confirmed. */
  confirmed?: string[];
  /** The sizes of the lists after a merge. Bookings can be restored up to these sizes, even beyond the limit. */
  mergedSize?: { day?: number; night?: number };
  /** When MongoDB deletes the document. */
  expiresAt?: Date;
}

/** The maximum number of confirmed email addresses that are stored for an owner. */
const MAX_CONFIRMED_EMAILS = 5;
/** Longer than guests' tokens are valid, and longer than tours can be booked in advance. */
const RETENTION_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * Returns a new document for an owner or a network. Accounts' documents don't expire.
 *
 * @param bookings how many bookings the owner already has, in both lists
 */
export function newStoredOwner(_id: string, now: Date, bookings: number): StoredOwner {
  const isTemporary = isGuest(_id) || _id.startsWith('network:');
  return { _id, version: bookings, ...(isTemporary && { expiresAt: ownerExpiry(now) }) };
}

/** Adds the hashes of confirmed email addresses to an owner, and keeps only the last few. */
export function addConfirmedEmails(stored: StoredOwner, hashes: string[]): StoredOwner {
  if (hashes.length === 0) return stored;
  const others = stored.confirmed?.filter((each) => !hashes.includes(each)) ?? [];
  return { ...stored, confirmed: [...others, ...hashes].slice(-MAX_CONFIRMED_EMAILS) };
}

/** Returns when the document of an owner that gets no more bookings can be deleted. */
export function ownerExpiry(now: Date): Date {
  return new Date(now.getTime() + RETENTION_MS);
}

/** The id of a network's document, which is stored among the owners. */
export function networkId(network: string): string {
  return `network:${network}`;
}

/** Declares only the index, because the ledger writes owners without Mongoose. */
export const ownerSchema = new Schema<StoredOwner>(
  {},
  { versionKey: false, collection: 'owners' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0, sparse: true });
