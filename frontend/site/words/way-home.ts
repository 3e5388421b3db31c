import { words as en } from './en/way-home';
import type { Localized } from '../../ui/language';

/** Texts of the not-found page. */
export const wayHomeWords: Localized<typeof en> = { en };
