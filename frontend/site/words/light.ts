import { words as en } from './en/light';
import type { Localized } from '../../ui/language';

/** Texts about the daylight during a walk. */
export const lightWords: Localized<typeof en> = { en };
