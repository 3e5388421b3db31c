import { SITE_LANGUAGES } from 'shared/site-languages';
import { LANGUAGE } from './locale.en';

export { LANGUAGE };

/** The BCP 47 tag of the page's language. */
export const LANGUAGE_TAG = SITE_LANGUAGES[LANGUAGE].tag;
