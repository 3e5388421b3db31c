import { languageWithLocale, SITE_LANGUAGES } from 'shared/site-languages';
import { LOCALE } from './locale.en';

/** The language of the page. The site is built once for each language. */
export const LANGUAGE = languageWithLocale(LOCALE);

/** Its BCP 47 tag. */
export const LANGUAGE_TAG = SITE_LANGUAGES[LANGUAGE].tag;
