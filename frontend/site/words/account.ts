import { words as en } from './en/account';
import type { InEachLanguage } from '../../ui/language';

export const accountWords: InEachLanguage<typeof en> = { en };
