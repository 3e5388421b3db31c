import { words as en } from './en/password-rule';
import type { InEachLanguage } from '../../ui/language';

export const passwordRuleWords: InEachLanguage<typeof en> = { en };
