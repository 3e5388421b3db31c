import { words as en } from './en/walks';
import type { Localized } from '../../ui/language';

/** A sentence about each list's walks. */
export const walksWords: Localized<typeof en> = { en };
