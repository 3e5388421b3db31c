import { words as en } from './en/sign-up';
import type { Localized } from '../../ui/language';

export const signUpWords: Localized<typeof en> = { en };
