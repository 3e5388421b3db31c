import { words as en } from './en/confirm-email';
import type { Localized } from '../../ui/language';

export const confirmEmailWords: Localized<typeof en> = { en };
