import { words as en } from './en/portrait';
import type { InEachLanguage } from '../../ui/language';

/** What the picture of the guide shows. */
export const portraitWords: InEachLanguage<typeof en> = { en };
