import { words as en } from './en/contact';
import type { InEachLanguage } from '../../ui/language';

/** What the contact page says, and no other. */
export const contactWords: InEachLanguage<typeof en> = { en };
