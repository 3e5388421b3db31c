/**
 * The site's languages, each with its name in that language. The keys name the folders with the texts. They are also
 * the first segment of a page's path, except in English paths, which have no language segment.
 */
export const SITE_LANGUAGES = {
  en: { tag: 'en', name: 'English' },
  es: { tag: 'es', name: 'Español' },
  fr: { tag: 'fr', name: 'Français' },
  de: { tag: 'de', name: 'Deutsch' },
  it: { tag: 'it', name: 'Italiano' },
  pt: { tag: 'pt-BR', name: 'Português' },
  zh: { tag: 'zh-Hans', name: '简体中文' },
} as const;

export type SiteLanguage = keyof typeof SITE_LANGUAGES;

export const SITE_LANGUAGE_CODES = Object.keys(SITE_LANGUAGES) as SiteLanguage[];

/** Returns the path of a page in a language: "/de/about" for "/about". The path may have a query and a fragment. */
export function localizedPath(language: SiteLanguage, path: string): string {
  return language === 'en' ? path : `/${language}${path}`;
}

/** Splits a page's path into its language, and the path of the same page in English. */
export function splitLanguage(path: string): { language: SiteLanguage; path: string } {
  const [, segment = '', remainingPath = ''] = /^\/([^/]*)(.*)$/.exec(path) ?? [];
  const language = SITE_LANGUAGE_CODES.find((code) => code === segment && code !== 'en');
  return language
    ? { language, path: remainingPath === '' ? '/' : remainingPath }
    : { language: 'en', path };
}
