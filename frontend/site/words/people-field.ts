import { words as en } from './en/people-field';
import type { Localized } from '../../ui/language';

export const peopleFieldWords: Localized<typeof en> = { en };
