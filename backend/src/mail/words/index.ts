import type { SiteLanguage } from 'shared/site-languages';
import { de } from './de';
import { en, type Words } from './en';
import { es } from './es';
import { fr } from './fr';
import { it } from './it';
import { pt } from './pt';
import { zh } from './zh';

/** The texts of letters to visitors, in all languages. */
export const LETTER_WORDS: Readonly<Record<SiteLanguage, Words>> = { en, es, fr, de, it, pt, zh };
