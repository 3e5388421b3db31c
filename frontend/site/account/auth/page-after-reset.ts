import type { SignInState } from './sign-in-state';

const STORAGE_KEY = 'page_after_reset';
/** One hour, like the emailed link. */
const MAX_AGE_MS = 60 * 60_000;

type NextPage = SignInState['next'];

interface StoredPage {
  next: string;
  expiresAt: number;
}

/**
 * Stores the page to open after a password reset, because the emailed link may open a new tab. The page's URL is stored
 * in this browser instead of being added to the emailed link, because the URL may contain a secret.
 */
export function storePageAfterReset(next: NextPage): void {
  if (next === undefined) return;
  const page: StoredPage = { next, expiresAt: Date.now() + MAX_AGE_MS };
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(page));
  } catch {
    // The browser blocks storage, so the visitor has to open the page again.
  }
}

/** Returns the stored page, and deletes it from storage; undefined if no page is stored, or if it's too old. */
export function takePageAfterReset(): NextPage {
  try {
    const page = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as StoredPage | null;
    localStorage.removeItem(STORAGE_KEY);
    return page && page.expiresAt > Date.now() ? page.next : undefined;
  } catch {
    return undefined;
  }
}
