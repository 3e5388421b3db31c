import { words as en } from './en/unavailable';
import type { InEachLanguage } from '../../ui/language';

export const unavailableWords: InEachLanguage<typeof en> = { en };
