import { words as en } from './en/format';
import type { InEachLanguage } from '../../ui/language';

/** Plural forms and formats for dates and times. */
export const formatWords: InEachLanguage<typeof en> = { en };
