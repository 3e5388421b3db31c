import { localizedPath, SITE_LANGUAGE_CODES, SITE_LANGUAGES } from './site-languages.ts';

/** Returns the URLs of a page in all languages, for `<link rel="alternate">`. */
export function alternatesOf(origin: string, path: string): { hrefLang: string; href: string }[] {
  return [
    ...SITE_LANGUAGE_CODES.map((code) => ({
      hrefLang: SITE_LANGUAGES[code].tag,
      href: origin + localizedPath(code, path),
    })),
    { hrefLang: 'x-default', href: origin + path },
  ];
}
