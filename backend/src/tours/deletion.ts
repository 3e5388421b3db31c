/** How long a deleted booking can be brought back, in minutes. */
export const RESTORABLE_MINUTES = 15;
export const RESTORABLE_MS = RESTORABLE_MINUTES * 60 * 1000;

/**
 * The owner of a deleted booking. Nobody has this key, so the booking is in no list and takes no room in
 * one; and each booking has its own, so that its slot and its request's key clash with no other's.
 */
export function deletedKey(ownerKey: string, id: string): string {
  return `deleted:${ownerKey}:${id}`;
}

/** Matches the keys of all that one owner deleted. */
export function deletedKeys(ownerKey: string): { $gt: string; $lt: string } {
  // Ids are hexadecimal: all of them come before this.
  return { $gt: deletedKey(ownerKey, ''), $lt: deletedKey(ownerKey, 'g') };
}

/** Matches whoever is the owner of a booking that is not deleted: no other kind of key comes before these. */
export const NOT_DELETED = { $gte: 'deleted;' } as const;

/** Matches bookings that take places of their departures. */
export const TAKES_PLACES = { owner: NOT_DELETED, cancelledAt: null } as const;

/** What the owners of bookings that are nobody's any more begin with. Nobody has such a key. */
const NOBODY = 'without-owner:';

/** The owner of a booking that is nobody's any more: its own, as that of a deleted one is. */
export const NOBODYS_KEY = { $concat: [NOBODY, { $toString: '$_id' }] };

/** Matches whoever is the owner of a booking that is somebody's: no other kind of key comes after these. */
export const SOMEBODYS = { $lt: NOBODY } as const;
