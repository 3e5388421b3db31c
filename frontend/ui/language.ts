import { createContext, use } from 'react';

/**
 * The languages of the site, by their names in `<html lang>`. Another one is another name here, and what each
 * part of the words then asks for: nothing compiles before all of it is there.
 */
const LANGUAGES = ['en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A part of the words, in all languages. */
export type InEachLanguage<Words> = Readonly<Record<Language, Words>>;

/**
 * The language of the page that the browser shows, English where the site has none of that name. There is no
 * such page while pages are rendered to HTML.
 */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return LANGUAGES.find((language) => language === lang) ?? 'en';
}

const LanguageContext = createContext<Language>('en');

/** Has everything inside it speak one language. */
export const LanguageProvider = LanguageContext.Provider;

/** A part of the words, in the page’s language. */
export function useWords<Words>(part: InEachLanguage<Words>): Words {
  return part[use(LanguageContext)];
}
