import { words as en } from './en/site';
import type { InEachLanguage } from '../../ui/language';

/** What every page says, and how the language writes dates and counts. */
export const siteWords: InEachLanguage<typeof en> = { en };
