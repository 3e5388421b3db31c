import { words as en } from './en/about';
import type { Localized } from '../../ui/language';

export const aboutWords: Localized<typeof en> = { en };
