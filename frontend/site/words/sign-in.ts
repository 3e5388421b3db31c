import { words as en } from './en/sign-in';
import type { InEachLanguage } from '../../ui/language';

/** What the form for signing in says. */
export const signInWords: InEachLanguage<typeof en> = { en };
