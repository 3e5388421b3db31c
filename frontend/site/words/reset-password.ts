import { words as en } from './en/reset-password';
import type { InEachLanguage } from '../../ui/language';

/** What the page for a new password says. */
export const resetPasswordWords: InEachLanguage<typeof en> = { en };
