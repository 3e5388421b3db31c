import { words as en } from './en/people-field';
import type { InEachLanguage } from '../../ui/language';

/** What the field for how many come says. */
export const peopleFieldWords: InEachLanguage<typeof en> = { en };
