import { words as en } from './en/head';
import type { Localized } from '../../ui/language';

/** Texts for the documents' metadata. */
export const headWords: Localized<typeof en> = { en };
