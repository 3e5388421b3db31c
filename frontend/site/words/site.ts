import { words as en } from './en/site';
import type { Localized } from '../../ui/language';

/** Texts for every page. */
export const siteWords: Localized<typeof en> = { en };
