import { SITE_LANGUAGE_CODES, type SiteLanguage } from 'shared/site-languages';

const KEY = 'language';

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
