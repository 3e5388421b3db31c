import type { SiteLanguage } from 'shared/site-languages';

/** The language of the page. The site is built once for each language. */
export const LANGUAGE: SiteLanguage = 'en';

/** The locale for numbers and dates in English. */
export const LOCALE = 'en-US';

/** The day that weeks start on in calendars: 0 for Sunday, 1 for Monday. */
export const FIRST_WEEKDAY = 0;
