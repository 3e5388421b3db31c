import { createContext, use } from 'react';

/**
 * The languages of the site, as in `<html lang>`. After you add one, the compiler lists its missing words.
 */
const LANGUAGES = ['en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Texts in all languages. */
export type Localized<Words> = Readonly<Record<Language, Words>>;

/**
 * The language of the document; English if the site doesn't have it. Works only in the browser, not while pages are
 * rendered to HTML.
 */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return LANGUAGES.find((language) => language === lang) ?? 'en';
}

const LanguageContext = createContext<Language>('en');

/** Sets the language of its children. */
export const LanguageProvider = LanguageContext.Provider;

/** Returns a set of words in the page’s language. */
export function useWords<Words>(wordsByLanguage: Localized<Words>): Words {
  return wordsByLanguage[use(LanguageContext)];
}
