import { words as en } from './en/walks';
import type { InEachLanguage } from '../../ui/language';

/** A sentence about each list's walks. */
export const walksWords: InEachLanguage<typeof en> = { en };
