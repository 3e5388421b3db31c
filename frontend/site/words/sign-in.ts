import { words as en } from './en/sign-in';
import type { Localized } from '../../ui/language';

export const signInWords: Localized<typeof en> = { en };
