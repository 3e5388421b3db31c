import { words as en } from './en/account';
import type { Localized } from '../../ui/language';

export const accountWords: Localized<typeof en> = { en };
