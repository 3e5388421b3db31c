import { words as en } from './en/format';
import type { Localized } from '../../ui/language';

/** Plural forms and formats for dates and times. */
export const formatWords: Localized<typeof en> = { en };
