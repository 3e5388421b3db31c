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

/** The number of people in a new form. */
export const DEFAULT_PEOPLE = 2;

/** The departure and the number of people that a visitor chose before opening the form. */
interface Choice {
  date: string;
  startId: string;
  people: string;
}

/** Stores a choice in the draft of a tour's booking. The draft keeps the contact details that the visitor has typed. */
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
    // Without storage, there are no drafts.
  }
}
