import { words as en } from './en/reset-password';
import type { InEachLanguage } from '../../ui/language';

export const resetPasswordWords: InEachLanguage<typeof en> = { en };
