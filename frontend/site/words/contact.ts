import { words as en } from './en/contact';
import type { InEachLanguage } from '../../ui/language';

export const contactWords: InEachLanguage<typeof en> = { en };
