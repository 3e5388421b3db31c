import { words as en } from './en/about';
import type { InEachLanguage } from '../../ui/language';

export const aboutWords: InEachLanguage<typeof en> = { en };
