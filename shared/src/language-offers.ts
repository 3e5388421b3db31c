import type { SiteLanguage } from './site-languages.ts';

/** The text of the link that offers a page in a language to visitors whose browser prefers that language. */
export const LANGUAGE_OFFERS: Readonly<Record<SiteLanguage, string>> = {
  en: 'Read this in English',
  es: 'Leer en español',
  fr: 'Lire en français',
  de: 'Auf Deutsch lesen',
  it: 'Leggi in italiano',
  pt: 'Ler em português',
  zh: '阅读简体中文版',
};
