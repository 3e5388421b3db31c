import { words as en } from './en/home-link';
import type { Localized } from '../../ui/language';

/** The link from the not-found page to the home page. */
export const homeLinkWords: Localized<typeof en> = { en };
