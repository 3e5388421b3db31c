import { words as en } from './en/head';
import type { InEachLanguage } from '../../ui/language';

/** Texts of the documents' metadata. */
export const headWords: InEachLanguage<typeof en> = { en };
