import { words as en } from './en/cookies';
import type { InEachLanguage } from '../../ui/language';

/** What is said where the browser keeps no cookie. */
export const cookieWords: InEachLanguage<typeof en> = { en };
