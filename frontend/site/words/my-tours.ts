import { words as en } from './en/my-tours';
import type { InEachLanguage } from '../../ui/language';

export const myToursWords: InEachLanguage<typeof en> = { en };
