import { words as en } from './en/my-tours';
import type { Localized } from '../../ui/language';

export const myToursWords: Localized<typeof en> = { en };
