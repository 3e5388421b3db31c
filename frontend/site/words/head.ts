import { words as en } from './en/head';
import type { Localized } from '../../ui/language';

/** Texts of the documents' metadata. */
export const headWords: Localized<typeof en> = { en };
