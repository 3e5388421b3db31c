/**
 * The languages of the site, with their own names, and with what a link to a page in them says. The keys are the first segment of a page's path, and name the folders with the texts.
 * English has no segment.
 */
export const SITE_LANGUAGES = {
  en: { tag: 'en', locale: 'en-US', name: 'English', offer: 'Read this in English' },
  es: { tag: 'es', locale: 'es', name: 'Español', offer: 'Leer en español' },
  fr: { tag: 'fr', locale: 'fr', name: 'Français', offer: 'Lire en français' },
  de: { tag: 'de', locale: 'de', name: 'Deutsch', offer: 'Auf Deutsch lesen' },
  it: { tag: 'it', locale: 'it', name: 'Italiano', offer: 'Leggi in italiano' },
  pt: { tag: 'pt-BR', locale: 'pt-BR', name: 'Português', offer: 'Ler em português' },
  zh: { tag: 'zh-Hans', locale: 'zh-Hans', name: '简体中文', offer: '阅读简体中文版' },
} as const;

export type SiteLanguage = keyof typeof SITE_LANGUAGES;

/** A language's BCP 47 tag, as in the API and in `<html lang>`. */
export type LanguageTag = (typeof SITE_LANGUAGES)[SiteLanguage]['tag'];

export const SITE_LANGUAGE_CODES = Object.keys(SITE_LANGUAGES) as SiteLanguage[];

export const LANGUAGE_TAGS = Object.values(SITE_LANGUAGES).map(({ tag }) => tag);

/** Returns the language with a BCP 47 tag; English if there is none. */
export function languageWithTag(tag: string | undefined): SiteLanguage {
  return SITE_LANGUAGE_CODES.find((code) => SITE_LANGUAGES[code].tag === tag) ?? 'en';
}

/** Returns the language with a locale; English if there is none. */
export function languageWithLocale(locale: string): SiteLanguage {
  return SITE_LANGUAGE_CODES.find((code) => SITE_LANGUAGES[code].locale === locale) ?? 'en';
}

/** Returns the path of a page in a language: "/de/about" for "/about". The path may have a query and a fragment. */
export function localizedPath(language: SiteLanguage, path: string): string {
  return language === 'en' ? path : `/${language}${path}`;
}

/** Splits a page's path into its language, and the path of the same page in English. */
export function splitLanguage(path: string): { language: SiteLanguage; path: string } {
  const [, segment = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  const language = SITE_LANGUAGE_CODES.find((code) => code === segment && code !== 'en');
  return language ? { language, path: rest === '' ? '/' : rest } : { language: 'en', path };
}

/** Returns the first language of the site in a list of accepted languages, such as "pt-PT,pt;q=0.9,en;q=0.8". */
export function preferredLanguage(accepted: string): SiteLanguage | undefined {
  return accepted
    .split(',')
    .map((item) => {
      const [range = '', quality = ''] = item.trim().split(/\s*;\s*q=/);
      return { range: range.toLowerCase(), quality: quality === '' ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .flatMap(({ range }) => SITE_LANGUAGE_CODES.find((code) => range.split('-')[0] === code) ?? [])
    .at(0);
}
