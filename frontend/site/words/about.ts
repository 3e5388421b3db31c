import { words as en } from './en/about';
import type { InEachLanguage } from '../../ui/language';

/** What the about page says, and no other. */
export const aboutWords: InEachLanguage<typeof en> = { en };
