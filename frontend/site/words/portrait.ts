import { words as en } from './en/portrait';
import type { Localized } from '../../ui/language';

/** Alt texts for the guide's picture. */
export const portraitWords: Localized<typeof en> = { en };
