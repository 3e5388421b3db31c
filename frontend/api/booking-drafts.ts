/**
 * Returns the stored draft of a tour's booking; null if there is none. The tab's session storage contains only drafts,
 * keyed by tour id.
 */
export function getStoredDraft(tourId: string): string | null {
  try {
    return sessionStorage.getItem(tourId);
  } catch {
    // The browser blocks storage.
    return null;
  }
}

/** Deletes the drafts for all tours, because they contain names, emails, and phone numbers. */
export function deleteDrafts(): void {
  try {
    sessionStorage.clear();
  } catch {
    // Without storage, nothing was stored.
  }
}
