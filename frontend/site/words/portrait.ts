import { words as en } from './en/portrait';
import type { InEachLanguage } from '../../ui/language';

/** Alt texts of the guide's picture. */
export const portraitWords: InEachLanguage<typeof en> = { en };
