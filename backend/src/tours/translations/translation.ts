import { SITE_LANGUAGE_CODES, type SiteLanguage } from 'shared/site-languages';

/** The languages that tours are translated into, from English. */
export type TranslatedLanguage = Exclude<SiteLanguage, 'en'>;

export const TRANSLATED_LANGUAGES = SITE_LANGUAGE_CODES.filter(
  (code): code is TranslatedLanguage => code !== 'en',
);

/** A text in English, and its translation. */
export interface TranslatedText {
  source: string;
  text: string;
}

/** A tour's texts in one language. A text whose English has changed since isn't found anymore, so it shows in English. */
export interface Translation {
  /** Built by {@link translationId}. */
  _id: string;
  tour: string;
  language: TranslatedLanguage;
  texts: TranslatedText[];
}

export function translationId(tour: string, language: TranslatedLanguage): string {
  return `${tour} ${language}`;
}
