import type { Ages } from 'shared/party-price';
import { isContactValues, type ContactValues } from './contact-values';

/** An unfinished booking, stored so that it survives a reload. */
export interface Draft {
  /** The username of the visitor who began the booking; null for a guest. */
  user: string | null;
  date: string;
  /** The id of the chosen departure, if the date has several; otherwise empty. */
  startId: string;
  /** The number of people as the visitor typed it. */
  people: string;
  /** The number of people in each age group other than adults; undefined until the visitor has chosen. */
  ages?: Ages;
  /** Null until the visitor has typed something. */
  contact: ContactValues | null;
  /** Whether the visitor has reached the contact step. */
  isLastStep: boolean;
}

const MAX_ID_LENGTH = 200;

/**
 * Parses a stored draft.
 *
 * @param user the visitor, as in {@link Draft}; a user who signs in gets the guest's draft
 * @returns null if the text isn't a draft that the form could have stored, or belongs to a different user
 */
export function parseDraft(text: string, user: string | null): Draft | null {
  let draft: unknown;
  try {
    draft = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isDraft(draft)) return null;
  return draft.user === null || draft.user === user ? { ...draft, user } : null;
}

/** Stores the draft of a tour's booking until the tab is closed. */
export function storeDraft(tourId: string, draft: Draft): void {
  try {
    sessionStorage.setItem(tourId, JSON.stringify(draft));
  } catch {
    // Without storage, the draft lasts as long as the page.
  }
}

export function deleteDraft(tourId: string): void {
  try {
    sessionStorage.removeItem(tourId);
  } catch {
    // Without storage, there is no draft.
  }
}

function isDraft(value: unknown): value is Draft {
  if (!isRecord(value)) return false;
  const { user, date, startId, people, ages, contact, isLastStep } = value;
  return (
    (user === null || isStringUpTo(user, MAX_ID_LENGTH)) &&
    isStringUpTo(date, 10) &&
    /^\d{4}-\d{2}-\d{2}$/.test(date) &&
    isStringUpTo(startId, MAX_ID_LENGTH) &&
    isStringUpTo(people, 10) &&
    Number.isFinite(Number(people)) &&
    (ages === undefined || (isRecord(ages) && Object.values(ages).every(Number.isInteger))) &&
    (contact === null || isContactValues(contact)) &&
    typeof isLastStep === 'boolean'
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isStringUpTo(value: unknown, maxLength: number): value is string {
  return typeof value === 'string' && value.length <= maxLength;
}
