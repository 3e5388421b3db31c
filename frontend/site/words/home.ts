import { words as en } from './en/home';
import type { Localized } from '../../ui/language';

export const homeWords: Localized<typeof en> = { en };
