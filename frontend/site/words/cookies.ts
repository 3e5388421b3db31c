import { words as en } from './en/cookies';
import type { InEachLanguage } from '../../ui/language';

/** Messages for browsers that block cookies. */
export const cookieWords: InEachLanguage<typeof en> = { en };
