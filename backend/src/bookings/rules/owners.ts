import { networkId, newStoredOwner, type Owner, type StoredOwner } from '../owner';
import type { Rules } from '../decision';
import type { Refusal } from '../refusal';
import type { State } from '../state';

/** Refuses owners that were merged into an account or deleted. */
export function checkOwnerActive(
  { key }: Owner,
  state: State,
): Refusal<'merged' | 'erased'> | undefined {
  const { mergedInto, erasedAt } = state.owners.get(key) ?? {};
  if (mergedInto !== undefined) return { code: 'merged', into: mergedInto };
  return erasedAt ? { code: 'erased' } : undefined;
}

/**
 * Returns new documents for an owner and its network if they don't exist yet. If two transactions insert the same id,
 * they conflict.
 */
export function createMissingOwners(
  { key, guestLimits }: Owner,
  state: State,
  { now }: Rules,
): StoredOwner[] {
  const ids = guestLimits ? [key, networkId(guestLimits.network)] : [key];
  return ids
    .filter((id) => !state.owners.has(id))
    .map((id) => newStoredOwner(id, now, state.totalListSize(id)));
}

/** The stored owner, or a new document if none is stored. */
export function toStoredOwner(key: string, state: State, { now }: Rules): StoredOwner {
  return state.owners.get(key) ?? newStoredOwner(key, now, state.totalListSize(key));
}
