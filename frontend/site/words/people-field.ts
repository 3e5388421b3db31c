import { words as en } from './en/people-field';
import type { InEachLanguage } from '../../ui/language';

export const peopleFieldWords: InEachLanguage<typeof en> = { en };
