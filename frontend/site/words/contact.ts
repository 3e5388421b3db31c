import { words as en } from './en/contact';
import type { Localized } from '../../ui/language';

export const contactWords: Localized<typeof en> = { en };
