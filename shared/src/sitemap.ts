import { alternatesOf } from './alternates.ts';
import { PLACEHOLDERS } from './placeholders.ts';
import { localizedPath, SITE_LANGUAGE_CODES } from './site-languages.ts';

/** Returns a sitemap with pages in all languages. It contains {@link PLACEHOLDERS}. */
export function toSitemap(paths: readonly string[]): string {
  const { origin } = PLACEHOLDERS;
  const urls = paths.flatMap((path) => {
    const alternates = alternatesOf(origin, path).map(
      ({ hrefLang, href }) => `<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${href}"/>`,
    );
    return SITE_LANGUAGE_CODES.map(
      (code) =>
        `  <url><loc>${origin}${localizedPath(code, path)}</loc>${alternates.join('')}</url>\n`,
    );
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}
