import { words as en } from './en/site';
import type { InEachLanguage } from '../../ui/language';

/** Texts of every page. */
export const siteWords: InEachLanguage<typeof en> = { en };
