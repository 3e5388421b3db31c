import { words as en } from './en/unavailable';
import type { InEachLanguage } from '../../ui/language';

/** What is said where the server can’t render a page. */
export const unavailableWords: InEachLanguage<typeof en> = { en };
