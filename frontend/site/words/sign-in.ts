import { words as en } from './en/sign-in';
import type { InEachLanguage } from '../../ui/language';

export const signInWords: InEachLanguage<typeof en> = { en };
