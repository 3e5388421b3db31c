import { words as en } from './en/head';
import type { InEachLanguage } from '../../ui/language';

/** What is said in the documents of pages, apart from what the pages show. */
export const headWords: InEachLanguage<typeof en> = { en };
