import { words as en } from './en/account';
import type { InEachLanguage } from '../../ui/language';

/** What the page of the account says. */
export const accountWords: InEachLanguage<typeof en> = { en };
