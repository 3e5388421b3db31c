import { createHash } from 'node:crypto';
import { createElement, StrictMode, type ComponentProps } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { PLACEHOLDERS } from 'shared/placeholders';
import { siteHeaders } from 'shared/site-headers';
import type { MediaRecord, TourDetails, TourSummary } from '../api/schema';
import { App, loadPage, named, type ShownPage } from './App';
import { Unavailable } from './unavailable/Unavailable';
import { tourMap } from './catalog/map/tour-map';
import { toursMap, type TourWay } from './catalog/map/tours-map';
import { tourGraph, toursGraph } from './catalog/structured-data';
import { Head } from './Head';
import { Incomplete } from './layout/PageAlert';
import { businessIn, SOCIAL_PICTURE_SIZE, tourSocialPicture } from './structured-data';
import { notFoundPage, pages, renderedPages, withSiteName, type Page } from './routes';
import { LanguageProvider } from '../ui/language';
import { homeWords } from './words/home';
import { headWords } from './words/head';
import { siteWords } from './words/site';
import { unavailableWords } from './words/unavailable';

/** The language of `<html lang>` in index.html. */
const LANGUAGE = 'en';

/** What nginx and the API send in the place of a page that can't be rendered just now. */
const unavailablePage: Page = {
  ...notFoundPage,
  file: 'unavailable.html',
  nameIn: (words) => {
    const { title, text } = unavailableWords[LANGUAGE];
    return { title: withSiteName(title, words), description: text };
  },
  load: () => Promise.resolve({ default: Unavailable }),
};

/** The forms of the accounts are for those who are here already. */
const NOT_IN_SITEMAP = ['/signin', '/signup'];

/** What Vite has built. */
interface Build {
  template: string;
  manifest: Manifest;
  /** Gives the text of a built file. */
  read: (file: string) => string;
}

/** What Vite says of the built files, by the modules that they were made from. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** A page around what the API renders of it: what the build knows, and the API does not. */
type Shells = Record<string, Shell>;

interface Shell {
  template: string;
  fonts: string[];
}

/** The files that scripts/prerender.mjs writes when the site is built, by their names. */
export async function renderFiles(build: Build): Promise<Record<string, string>> {
  const files: Record<string, string> = {
    'sitemap.xml': sitemap(),
    'robots.txt': `User-agent: *\nDisallow: /api/\n\nSitemap: ${PLACEHOLDERS.origin}/sitemap.xml\nSitemap: ${PLACEHOLDERS.origin}/tours/sitemap.xml\n`,
  };
  for (const page of [...pages, notFoundPage, unavailablePage]) {
    const { path } = page;
    const code = await page.load();
    const first = { page: named(page, code, LANGUAGE), content: createElement(code.default) };
    const shell = shellOf(page, build);
    const html = renderInto(shell, first, path === '*' ? '/404' : path);
    // Its script need not ask whether there is anything at the address.
    files[page.file] = page === notFoundPage ? withData(html, null) : html;
  }
  return files;
}

/** What the API needs to render the other pages, by their names. */
export function shellsOf(build: Build): Shells {
  return Object.fromEntries(
    Object.entries(renderedPages).map(([name, page]) => [name, shellOf(page, build)]),
  );
}

/** The picture that stands for a tour, as the API names it. */
export function coverOf(tour: Pick<TourDetails, 'list' | 'place'>): MediaRecord {
  const { address, text } = tourSocialPicture(tour, headWords[LANGUAGE]);
  const src = address.replace(PLACEHOLDERS.origin, '');
  return { src, type: 'image/png', rel: 'COVER', title: text, ...SOCIAL_PICTURE_SIZE };
}

/** The map of a tour's way, as the API sends it; undefined where it has none. */
export function renderMap(tour: TourDetails): string | undefined {
  return tourMap(tour);
}

/** The map of where all tours start, likewise; undefined where none says where. */
export function renderToursMap(tours: TourWay[]): string | undefined {
  return toursMap(tours);
}

/**
 * The page at an address, as the API sends it.
 *
 * @param data what the page shows, as the API's answers say it
 */
export async function renderPage(
  shells: Shells,
  name: keyof typeof renderedPages,
  pathname: string,
  data: unknown,
): Promise<string> {
  const shell = shells[name];
  if (!shell) throw new Error(`There is no shell of the page ${name}.`);
  const first = await loadPage(pathname, LANGUAGE, data);
  const more =
    name === 'tour' ? headOf(data as TourDetails) : { graph: toursGraph(data as TourSummary[]) };
  return withData(renderInto(shell, first, pathname, more), data);
}

/** What the page shows comes along in it, so that its script starts with the same. */
function withData(html: string, data: unknown): string {
  // Nothing in it can end the script that it stands in.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(
    '<script type="module"',
    (tag) => `<script type="application/json" id="page-data">${text}</script>\n    ${tag}`,
  );
}

/** What a tour's page has in its head beyond what every page has. */
function headOf(tour: TourDetails) {
  const picture = tourSocialPicture(tour, headWords[LANGUAGE]);
  const business = {
    ...businessIn({ site: siteWords[LANGUAGE], home: homeWords[LANGUAGE] }),
    image: picture.address,
  };
  return { picture, graph: tourGraph(tour, business) };
}

function renderInto(
  { template, fonts }: Shell,
  first: ShownPage,
  pathname: string,
  more: Omit<ComponentProps<typeof Head>, 'page' | 'fonts'> = {},
): string {
  const head = renderToStaticMarkup(
    <LanguageProvider value={LANGUAGE}>
      <Head page={first.page} fonts={fonts} {...more} />
    </LanguageProvider>,
  );
  const html = renderToString(
    <StrictMode>
      <StaticRouter location={pathname}>
        <App first={first} language={LANGUAGE} />
      </StaticRouter>
    </StrictMode>,
  );
  // Functions, since a text may hold what replace() takes for a placeholder.
  return template.replace('<!--head-->', () => head).replace('<!--page-->', () => html);
}

function shellOf(page: Page, { template, manifest, read }: Build): Shell {
  const { scripts, styles, fonts } = needsOf(page, manifest);
  // In the page itself: nothing can be seen before the styles are there. The links fetch nothing; without them
  // scripts would fetch the styles again that their page has already.
  const inPage = styles.map(
    (file) =>
      `<style>${read(file).trim()}</style><link rel="stylesheet" href="/${file}" disabled />`,
  );
  return {
    fonts,
    template: template
      .replace('<!--styles-->', () => inPage.join(''))
      .replace(
        '<script type="module"',
        (tag) => `${tag} fetchpriority="low" data-needs="${scripts.join(' ')}"`,
      )
      .replace('<!--incomplete-->', () =>
        renderToStaticMarkup(
          <LanguageProvider value={LANGUAGE}>
            <Incomplete />
          </LanguageProvider>,
        ),
      ),
  };
}

/** What nginx has to say with every page and file: its own words for siteHeaders(). */
export function nginxHeaders(pages: string[]): string {
  return Object.entries(siteHeaders(pages, sha256))
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/** What a page is made of, besides the script that the template names and that fetches all others. */
function needsOf(page: Page, manifest: Manifest) {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const add = (name: string) => {
    if (modules.has(name)) return;
    modules.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    chunk.imports?.forEach(add);
    // After those of what it is made of, so that its own win.
    chunk.css?.forEach((file) => styles.add(file));
  };
  add('start.tsx');
  add(page.source.replace('./', ''));
  const address = (name: string) => `/${manifest[name]?.file ?? ''}`;
  return {
    scripts: [...modules].map(address),
    styles: [...styles],
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
