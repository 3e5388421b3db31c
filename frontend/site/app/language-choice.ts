import type { MouseEvent } from 'react';
import { SITE_LANGUAGE_CODES, type SiteLanguage } from 'shared/site-languages';
import type { TypedValues } from './typed-values';

const LANGUAGE_KEY = 'language';
const TYPED_VALUES_KEY = 'typed';

const loadTypedValuesModule = () => import('./typed-values');

/** Stores the language that the visitor chose, or kept when a different one was offered. */
export function storeLanguage(language: SiteLanguage): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // Without storage, only the URL sets the language.
  }
}

/** Returns the stored language; undefined if there is none. */
export function readStoredLanguage(): SiteLanguage | undefined {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY);
    return SITE_LANGUAGE_CODES.find((code) => code === stored);
  } catch {
    return undefined;
  }
}

/** Follows a link to the page in another language, and keeps what the visitor typed. */
export function changeLanguage(event: MouseEvent<HTMLAnchorElement>, language: SiteLanguage): void {
  storeLanguage(language);
  // A click that opens a new tab leaves this page as it is.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  void storeTypedValues().finally(() => {
    location.assign(href);
  });
}

async function storeTypedValues(): Promise<void> {
  try {
    const { readTypedValues } = await loadTypedValuesModule();
    sessionStorage.setItem(TYPED_VALUES_KEY, JSON.stringify(readTypedValues()));
  } catch {
    // The visitor has to type again.
  }
}

/** Fills in what the visitor typed before changing the language, if anything. */
export async function restoreTypedValues(): Promise<void> {
  try {
    const text = sessionStorage.getItem(TYPED_VALUES_KEY);
    if (text === null) return;
    sessionStorage.removeItem(TYPED_VALUES_KEY);
    const { fillInTypedValues } = await loadTypedValuesModule();
    fillInTypedValues(JSON.parse(text) as TypedValues);
  } catch {
    // The visitor has to type again.
  }
}
