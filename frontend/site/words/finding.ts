import { words as en } from './en/finding';
import type { InEachLanguage } from '../../ui/language';

/** What a ticket says while its visitor looks for the guide. */
export const findingWords: InEachLanguage<typeof en> = { en };
