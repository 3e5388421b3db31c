import { words as en } from './en/cookies';
import type { Localized } from '../../ui/language';

/** Messages for browsers that block cookies. */
export const cookieWords: Localized<typeof en> = { en };
