import { words as en } from './en/walks';
import type { InEachLanguage } from '../../ui/language';

/** What is said of the walks of each list. */
export const walksWords: InEachLanguage<typeof en> = { en };
