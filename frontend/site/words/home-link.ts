import { words as en } from './en/home-link';
import type { Localized } from '../../ui/language';

/** Texts of the not-found page. */
export const homeLinkWords: Localized<typeof en> = { en };
