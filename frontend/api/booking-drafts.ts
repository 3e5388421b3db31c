/**
 * The draft of a tour's booking as it was stored; null if there is none. The tab's storage holds only drafts, by
 * the ids of their tours.
 */
export function storedDraft(tour: string): string | null {
  try {
    return sessionStorage.getItem(tour);
  } catch {
    // The browser lets no site store anything.
    return null;
  }
}

/** Drops the drafts of all tours, which contain names, addresses, and phone numbers. */
export function dropDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Without storage, nothing was stored.
  }
}
