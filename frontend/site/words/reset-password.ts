import { words as en } from './en/reset-password';
import type { Localized } from '../../ui/language';

export const resetPasswordWords: Localized<typeof en> = { en };
