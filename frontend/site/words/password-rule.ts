import { words as en } from './en/password-rule';
import type { Localized } from '../../ui/language';

export const passwordRuleWords: Localized<typeof en> = { en };
