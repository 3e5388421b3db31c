import { words as en } from './en/unavailable';
import type { Localized } from '../../ui/language';

export const unavailableWords: Localized<typeof en> = { en };
