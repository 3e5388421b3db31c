import { words as en } from './en/sign-up';
import type { InEachLanguage } from '../../ui/language';

export const signUpWords: InEachLanguage<typeof en> = { en };
