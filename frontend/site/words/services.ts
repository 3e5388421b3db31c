import { words as en } from './en/services';
import type { InEachLanguage } from '../../ui/language';

/** Texts of the two lists' pages. */
export const servicesWords: InEachLanguage<typeof en> = { en };
