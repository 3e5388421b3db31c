import { PLACEHOLDERS } from './placeholders.ts';
import { localizedPath, SITE_LANGUAGE_CODES, SITE_LANGUAGES } from './site-languages.ts';

/** Writes a sitemap with pages in all languages. The result has placeholders. */
export function toSitemap(paths: readonly string[]): string {
  const urls = paths.flatMap((path) => {
    const urlIn = (code: (typeof SITE_LANGUAGE_CODES)[number]) =>
      PLACEHOLDERS.origin + localizedPath(code, path);
    const alternates = SITE_LANGUAGE_CODES.map(
      (code) =>
        `<xhtml:link rel="alternate" hreflang="${SITE_LANGUAGES[code].tag}" href="${urlIn(code)}"/>`,
    ).join('');
    return SITE_LANGUAGE_CODES.map(
      (code) => `  <url><loc>${urlIn(code)}</loc>${alternates}</url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}
