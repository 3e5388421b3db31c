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

/** The number of people that the form begins with. */
export const DEFAULT_PEOPLE = 2;

/** A departure and a party that a visitor has chosen before opening the form. */
interface Choice {
  date: string;
  startId: string;
  people: string;
}

/** Stores a choice in the draft of a tour's booking, which keeps the contact that the visitor has typed. */
export function storeChoice(tourId: string, choice: Choice): void {
  try {
    const draft = JSON.parse(getStoredDraft(tourId) ?? '{"user":null,"contact":null}') as object;
    const text = JSON.stringify({ ...draft, ages: undefined, ...choice, isLastStep: false });
    sessionStorage.setItem(tourId, text);
  } catch {
    // Without storage, the visitor chooses again.
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
