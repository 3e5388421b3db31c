import { words as en } from './en/catalog';
import type { Localized } from '../../ui/language';

/** Texts for the tour pages, besides the guide's own texts about each tour. */
export const catalogWords: Localized<typeof en> = { en };
