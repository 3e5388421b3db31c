import { networkId, newOwner, type Owner, type StoredOwner } from '../owner';
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

/** The documents of the owner and its network, if they aren't stored yet. Concurrent transactions conflict on them. */
export function newOwners(
  { key, guestLimits }: Owner,
  state: State,
  { now }: Rules,
): StoredOwner[] {
  const ids = guestLimits ? [key, networkId(guestLimits.network)] : [key];
  return ids
    .filter((id) => !state.owners.has(id))
    .map((id) => newOwner(id, now, state.totalListSize(id)));
}

/** The stored form of an owner, new if it isn't stored yet. */
export function toStoredOwner(key: string, state: State, { now }: Rules): StoredOwner {
  return state.owners.get(key) ?? newOwner(key, now, state.totalListSize(key));
}
