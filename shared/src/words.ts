/** The words of all languages, for the API. Pages import only the words of their own language. */
import type { SiteLanguage } from './site-languages.ts';
import * as de from './words/de/index.ts';
import * as en from './words/en/index.ts';
import * as es from './words/es/index.ts';
import * as fr from './words/fr/index.ts';
import * as it from './words/it/index.ts';
import * as pt from './words/pt/index.ts';
import * as zh from './words/zh/index.ts';

export type Words = typeof en;

export const WORDS: Readonly<Record<SiteLanguage, Words>> = { en, es, fr, de, it, pt, zh };
