import { words as en } from './en/site';
import type { Localized } from '../../ui/language';

/** Texts of every page. */
export const siteWords: Localized<typeof en> = { en };
