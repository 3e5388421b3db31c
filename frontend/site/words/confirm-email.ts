import { words as en } from './en/confirm-email';
import type { InEachLanguage } from '../../ui/language';

export const confirmEmailWords: InEachLanguage<typeof en> = { en };
