import { words as en } from './en/light';
import type { InEachLanguage } from '../../ui/language';

/** What light a walk has. */
export const lightWords: InEachLanguage<typeof en> = { en };
