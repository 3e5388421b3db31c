/** How long a deleted booking can be brought back, in minutes. */
export const RESTORABLE_MINUTES = 15;

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

/** Matches whoever is the owner of a booking that is not deleted. */
export const NOT_DELETED = { $not: { $gte: 'deleted:', $lt: 'deleted;' } } as const;
