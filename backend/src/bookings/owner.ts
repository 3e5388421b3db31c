/** How many people somebody without an account may book at departures with a limit. */
export interface GuestLimits {
  /** At each of them. */
  perDeparture: number;
  /** At all coming ones together, for everyone who calls from this network. */
  perNetwork: number;
  /** The caller's network, hashed. */
  network: string;
}

/**
 * Whose bookings a call works on. This is all that the bookings know of a caller: an account, a guest, and
 * the open list differ in these values alone.
 */
export interface Owner {
  /** Unique among owners of every kind: `user:ID`, `guest:ID`, or `open`. */
  key: string;
  /** How many bookings this owner may have in one list. */
  maxBookings: number;
  /** Missing for accounts. */
  guestLimits?: GuestLimits;
  /** The address, hashed, to which the link was mailed that brought this caller. */
  mailedTo?: string | undefined;
  /** The network, hashed, that the call came from: the mails that it causes count for this network. */
  calledFrom?: string | undefined;
}

export const OPEN_LIST = 'open';
/** Whose the parties without a booking are. */
export const WALK_IN = 'walk-in';
/** Whose anonymized bookings are. */
export const NOBODY = 'nobody';

/** What an owner's key says of a user or a guest. */
export function ownerKey({ kind, id }: { kind: 'user' | 'guest'; id: string }): string {
  return `${kind}:${id}`;
}

/** Whether a key is a guest's. */
export function isGuest(key: string): boolean {
  return key.startsWith('guest:');
}

/** What is stored of an owner that decisions about its bookings rest on. */
export interface StoredOwner {
  /** The owner's key, or `network:` and a network. */
  _id: string;
  /**
   * Rises with every booking that is added to it, so that two transactions conflict. None of its lists is ever
   * longer than this says.
   */
  version: number;
  /** The key of the account that a guest was merged into. */
  mergedInto?: string;
  /** When its bookings were erased, with the account: nothing can be booked for it anymore. */
  erasedAt?: Date;
  /** The addresses, hashed, that were confirmed: the last few. */
  confirmed?: string[];
  /** How many bookings a merge has left in each list: so many can be restored, whatever the limit. */
  mergedSize?: { day?: number; night?: number };
  /** When nothing can be decided on it anymore. */
  expiresAt?: Date;
}

/** So many addresses are kept that an owner has confirmed. */
const MOST_CONFIRMED = 5;
/** Longer than any token of a guest's is good, and any network's guests can book ahead. */
const KEPT_MS = 400 * 24 * 60 * 60 * 1000;

/**
 * An owner of which nothing is stored yet; accounts are kept for good.
 *
 * @param listed how many bookings it has all the same, in both lists
 */
export function newOwner(_id: string, now: Date, listed: number): StoredOwner {
  const isPassing = isGuest(_id) || _id.startsWith('network:');
  return { _id, version: listed, ...(isPassing && { expiresAt: ownerExpiry(now) }) };
}

/** An owner that has confirmed some more addresses; the last few are kept. */
export function confirmedAt(stored: StoredOwner, addresses: string[]): StoredOwner {
  if (addresses.length === 0) return stored;
  const others = stored.confirmed?.filter((each) => !addresses.includes(each)) ?? [];
  return { ...stored, confirmed: [...others, ...addresses].slice(-MOST_CONFIRMED) };
}

/** When what is stored of an owner can go that is nobody's anymore. */
export function ownerExpiry(now: Date): Date {
  return new Date(now.getTime() + KEPT_MS);
}

/** The id under which a network's guests are counted, as an owner's is its key. */
export function networkId(network: string): string {
  return `network:${network}`;
}
