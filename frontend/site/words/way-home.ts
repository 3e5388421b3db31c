import { words as en } from './en/way-home';
import type { InEachLanguage } from '../../ui/language';

/** Texts of the not-found page. */
export const wayHomeWords: InEachLanguage<typeof en> = { en };
