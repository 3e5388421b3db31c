import type { MouseEvent } from 'react';
import { SITE_LANGUAGE_CODES, type SiteLanguage } from 'shared/site-languages';
import type { TypedValues } from './typed-values';

const KEY = 'language';
const TYPED_KEY = 'typed';

const loadTypedValues = () => import('./typed-values');

/** Keeps the language that the visitor chose, or has declined to leave. */
export function keepLanguage(language: SiteLanguage): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Without storage, the path of the page still has the language.
  }
}

/** Returns the language that the visitor chose before; undefined if there is none. */
export function keptLanguage(): SiteLanguage | undefined {
  try {
    const kept = localStorage.getItem(KEY);
    return SITE_LANGUAGE_CODES.find((code) => code === kept);
  } catch {
    return undefined;
  }
}

/** Follows a link to the page in another language, and takes along what the visitor typed. */
export function changeLanguage(event: MouseEvent<HTMLAnchorElement>, language: SiteLanguage): void {
  keepLanguage(language);
  // A click that opens a new tab leaves this page as it is.
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const { href } = event.currentTarget;
  void keepTypedValues().finally(() => {
    location.assign(href);
  });
}

async function keepTypedValues(): Promise<void> {
  try {
    const code = await loadTypedValues();
    sessionStorage.setItem(TYPED_KEY, JSON.stringify(code.readTypedValues()));
  } catch {
    // The visitor has to type again.
  }
}

/** Fills in what the visitor typed before changing the language, if anything. */
export async function restoreTypedValues(): Promise<void> {
  try {
    const text = sessionStorage.getItem(TYPED_KEY);
    if (text === null) return;
    sessionStorage.removeItem(TYPED_KEY);
    const code = await loadTypedValues();
    code.fillInTypedValues(JSON.parse(text) as TypedValues);
  } catch {
    // The visitor has to type again.
  }
}
