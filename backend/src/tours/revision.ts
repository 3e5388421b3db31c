/** Matches a booking that has been changed as often, and no more. */
export function atRevision(revision: number | undefined): { revision: number | null } {
  // A booking that never changed has none.
  return { revision: revision === 0 ? null : (revision ?? null) };
}
