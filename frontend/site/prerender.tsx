import { createHash } from 'node:crypto';
import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { PLACEHOLDERS } from 'shared/placeholders';
import { siteHeaders } from 'shared/site-headers';
import { App, loadPage } from './App';
import { Head } from './Head';
import { Incomplete } from './layout/PageAlert';
import { notFoundPage, pages, type Page } from './routes';

/** The forms of the accounts are for those who are here already. */
const NOT_IN_SITEMAP = ['/signin', '/signup'];

/** What Vite says of the built files, by the modules that they were made from. */
export type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The files that scripts/prerender.mjs writes when the site is built, by their names. */
export async function renderFiles(
  template: string,
  styles: string,
  manifest: Manifest,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {
    'sitemap.xml': sitemap(),
    'robots.txt': `User-agent: *\nDisallow: /api/\n\nSitemap: ${PLACEHOLDERS.origin}/sitemap.xml\n`,
  };
  const styled = template.replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`);
  for (const page of [...pages, notFoundPage]) {
    files[page.file] = await renderPage(styled, manifest, page);
  }
  return files;
}

async function renderPage(template: string, manifest: Manifest, page: Page): Promise<string> {
  const pathname = page === notFoundPage ? '/404' : page.path;
  const first = await loadPage(pathname);
  const { scripts, fonts } = needsOf(page, manifest);
  const head = renderToStaticMarkup(<Head page={page} fonts={fonts} />);
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={pathname}>
        <App first={first} />
      </StaticRouter>
    </StrictMode>,
  );
  // Functions, since a text may hold what replace() takes for a placeholder.
  return template
    .replace(
      '<script type="module"',
      (tag) => `${tag} fetchpriority="low" data-needs="${scripts.join(' ')}"`,
    )
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => html)
    .replace('<!--incomplete-->', () => renderToStaticMarkup(<Incomplete />));
}

/** What nginx has to say with every page and file: its own words for siteHeaders(). */
export function nginxHeaders(page: string): string {
  return Object.entries(siteHeaders(page, sha256))
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** What a page is made of, besides the script that the template names and that fetches all others. */
function needsOf(page: Page, manifest: Manifest) {
  const modules = new Set<string>();
  const add = (name: string) => {
    if (modules.has(name)) return;
    modules.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    chunk.imports?.forEach(add);
  };
  add('start.tsx');
  add(page.source.replace('./', ''));
  const address = (name: string) => `/${manifest[name]?.file ?? ''}`;
  return {
    scripts: [...modules].map(address),
    fonts: Object.keys(manifest).filter(isCommonFont).map(address),
  };
}

/** As scripts/fonts.mjs names what every page needs. */
function isCommonFont(name: string): boolean {
  return /\/common-[^/]*\.woff2$/.test(name);
}

function sitemap(): string {
  const addresses = pages
    .filter(({ path, isPublic }) => isPublic && !NOT_IN_SITEMAP.includes(path))
    .map(({ path }) => `  <url><loc>${PLACEHOLDERS.origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.join('')}</urlset>
`;
}
