import { words as en } from './en/find-guide';
import type { Localized } from '../../ui/language';

/** Texts of a ticket while its visitor looks for the guide. */
export const findGuideWords: Localized<typeof en> = { en };
