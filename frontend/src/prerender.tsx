import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { BLANKS } from '../../backend/src/http/blanks';
import { App } from './App';
import { Head } from './Head';
import { notFoundPage, pages, type Page } from './routes';

/** The forms of the accounts are for those who are here already. */
const NOT_IN_SITEMAP = ['/signin', '/signup'];

/** The files that scripts/prerender.mjs writes when the site is built, by their names. */
export function renderFiles(template: string): Record<string, string> {
  return {
    ...Object.fromEntries(
      [...pages, notFoundPage].map((page) => [page.file, renderPage(template, page)]),
    ),
    'sitemap.xml': sitemap(),
    'robots.txt': `User-agent: *\nDisallow: /api/\n\nSitemap: ${BLANKS.origin}/sitemap.xml\n`,
  };
}

function renderPage(template: string, page: Page): string {
  const head = renderToStaticMarkup(<Head page={page} />);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={page === notFoundPage ? '/404' : page.path}>
        <App />
      </StaticRouter>
    </StrictMode>,
  );
  // Functions, since a text may hold what replace() takes for a placeholder.
  return template.replace('<!--head-->', () => head).replace('<!--page-->', () => html);
}

function sitemap(): string {
  const addresses = pages
    .filter(({ path }) => !NOT_IN_SITEMAP.includes(path))
    .map(({ path }) => `  <url><loc>${BLANKS.origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('')}</urlset>
`;
}
