import { words as en } from './en/format';
import type { InEachLanguage } from '../../ui/language';

/** How the language counts, and writes dates and times. */
export const formatWords: InEachLanguage<typeof en> = { en };
