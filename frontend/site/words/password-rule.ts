import { words as en } from './en/password-rule';
import type { InEachLanguage } from '../../ui/language';

/** What a password has to be, for whoever chooses one. */
export const passwordRuleWords: InEachLanguage<typeof en> = { en };
