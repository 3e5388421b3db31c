import { words as en } from './en/services';
import type { Localized } from '../../ui/language';

/** Texts for the two lists' pages. */
export const servicesWords: Localized<typeof en> = { en };
