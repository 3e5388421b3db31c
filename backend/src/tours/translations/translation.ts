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
  /**
   * The earlier English text that was translated, if the guide has changed it to `source` since. Visitors see `source`.
   */
  writtenFor?: string;
}

/** A tour's texts in one language. */
export interface Translation {
  /** Built by {@link translationId}. */
  _id: string;
  tour: string;
  language: TranslatedLanguage;
  texts: TranslatedText[];
  /** How many times the texts have changed; missing if they are still the site's initial ones. */
  revision?: number;
}

export function translationId(tour: string, language: TranslatedLanguage): string {
  return `${tour} ${language}`;
}
