import { Schema } from 'mongoose';

/** How many people a caller without an account may book at departures with a capacity. */
interface GuestLimits {
  /** At each departure. */
  perDeparture: number;
  /** At all coming departures together, for all callers from the network. */
  perNetwork: number;
  /** The caller's network, hashed. */
  network: string;
}

/** The owner of a call's bookings. Accounts, guests, and the open list only differ in these values. */
export interface Owner {
  /** Unique among owners of every kind: `user:ID`, `guest:ID`, or `open`. */
  key: string;
  /** How many bookings this owner may have in one list. */
  maxBookings: number;
  /** Missing for accounts. */
  guestLimits?: GuestLimits;
  /** The hash of the email to which the caller's link was mailed, if the caller came by a link. */
  linkEmailHash?: string | undefined;
  /** The hash of the network that the call came from. The call's mails count toward that network's limit. */
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

/** The stored data about an owner that commands are decided on. */
export interface StoredOwner {
  /** The owner's key, or `network:` and a network. */
  _id: string;
  /**
   * Rises with each booking that is added to the owner, so that concurrent transactions conflict. None of the
   * owner's lists is ever longer than this number.
   */
  version: number;
  /** The key of the account that a guest was merged into. */
  mergedInto?: string;
  /** When the account was deleted with its bookings: nothing can be booked for it anymore. */
  erasedAt?: Date;
  /** The hashes of the last few emails that the owner has confirmed. */
  confirmed?: string[];
  /** The sizes of the lists after a merge: bookings can be restored up to these, whatever the limit. */
  mergedSize?: { day?: number; night?: number };
  /** When MongoDB deletes the document. */
  expiresAt?: Date;
}

/** How many confirmed emails are stored for an owner. */
const MAX_CONFIRMED = 5;
/** Longer than a guest's token is valid, and longer than guests can book ahead. */
const RETENTION_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * The document of an owner that isn't stored yet. Accounts' documents never expire.
 *
 * @param bookings how many bookings the owner already has, in both lists
 */
export function newOwner(_id: string, now: Date, bookings: number): StoredOwner {
  const isTemporary = isGuest(_id) || _id.startsWith('network:');
  return { _id, version: bookings, ...(isTemporary && { expiresAt: ownerExpiry(now) }) };
}

/** Adds the hashes of confirmed emails to an owner's, and keeps the last few. */
export function addConfirmedEmails(stored: StoredOwner, hashes: string[]): StoredOwner {
  if (hashes.length === 0) return stored;
  const others = stored.confirmed?.filter((each) => !hashes.includes(each)) ?? [];
  return { ...stored, confirmed: [...others, ...hashes].slice(-MAX_CONFIRMED) };
}

/** When the data about an owner without bookings can be deleted. */
export function ownerExpiry(now: Date): Date {
  return new Date(now.getTime() + RETENTION_MS);
}

/** The id of the document that counts a network's guests, stored beside the owners. */
export function networkId(network: string): string {
  return `network:${network}`;
}

/** Only declares the index, since the ledger is the only writer. */
export const ownerSchema = new Schema<StoredOwner>(
  {},
  { versionKey: false, collection: 'owners' },
).index({ expiresAt: 1 }, { expireAfterSeconds: 0, sparse: true });
