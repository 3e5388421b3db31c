import { words as en } from './en/light';
import type { InEachLanguage } from '../../ui/language';

/** Texts about the daylight during a walk. */
export const lightWords: InEachLanguage<typeof en> = { en };
