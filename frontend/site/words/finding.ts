import { words as en } from './en/finding';
import type { Localized } from '../../ui/language';

/** Texts of a ticket while its visitor looks for the guide. */
export const findingWords: Localized<typeof en> = { en };
