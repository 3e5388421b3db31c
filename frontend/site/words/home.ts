import { words as en } from './en/home';
import type { InEachLanguage } from '../../ui/language';

export const homeWords: InEachLanguage<typeof en> = { en };
