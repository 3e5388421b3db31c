import { words as en } from './en/confirm-email';
import type { InEachLanguage } from '../../ui/language';

/** What the account's page says of an email that isn't confirmed yet. */
export const confirmEmailWords: InEachLanguage<typeof en> = { en };
