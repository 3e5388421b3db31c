import { words as en } from './en/services';
import type { InEachLanguage } from '../../ui/language';

/** What the pages of the two lists say. */
export const servicesWords: InEachLanguage<typeof en> = { en };
