import { words as en } from './en/finding';
import type { InEachLanguage } from '../../ui/language';

/** Texts of a ticket while its visitor looks for the guide. */
export const findingWords: InEachLanguage<typeof en> = { en };
