import { words as en } from './en/sign-up';
import type { InEachLanguage } from '../../ui/language';

/** What the form for signing up says. */
export const signUpWords: InEachLanguage<typeof en> = { en };
