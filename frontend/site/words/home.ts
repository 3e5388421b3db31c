import { words as en } from './en/home';
import type { InEachLanguage } from '../../ui/language';

/** What the home page says, and no other. */
export const homeWords: InEachLanguage<typeof en> = { en };
