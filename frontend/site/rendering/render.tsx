import { createHash } from 'node:crypto';
import { createElement, StrictMode, type ComponentProps } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { PLACEHOLDERS } from 'shared/placeholders';
import { localizedPath } from 'shared/site-languages';
import { toSitemap } from 'shared/sitemap';
import { siteHeaders } from 'shared/site-headers';
import type { MediaRecord, TourDetails } from '../../api/schema';
import { App, loadPage, describePage, type LoadedPage } from '../app/App';
import { Unavailable } from '../pages/unavailable/Unavailable';
import type { FoundTours } from '../tours/find-tours';
import { tourMap } from '../tours/map/tour-map';
import { toursMap, type TourRoute } from '../tours/map/tours-map';
import { tourGraph, toursGraph } from '../tours/structured-data';
import { Head } from './Head';
import { IncompletePageAlert } from './IncompletePageAlert';
import { businessGraph, SOCIAL_PICTURE_SIZE, tourSocialPicture } from './structured-data';
import {
  notFoundPage,
  prerenderedPages,
  apiRenderedPages,
  withSiteName,
  type Page,
} from '../app/routes';
import { texts as unavailableTexts } from '../pages/unavailable/texts.en';
import { LANGUAGE, LANGUAGE_TAG } from '../texts/language';

/** The page that nginx and the API send if they can't serve the requested page. */
const unavailablePage: Page = {
  ...notFoundPage,
  file: 'unavailable.html',
  title: withSiteName(unavailableTexts.title),
  description: unavailableTexts.text,
  load: () => Promise.resolve({ default: Unavailable }),
};

/** The paths of public pages that the sitemap omits. */
const PATHS_NOT_IN_SITEMAP = ['/signin', '/signup'];

/** Vite's output. */
interface Build {
  template: string;
  manifest: Manifest;
  /** Reads a built file as text. */
  read: (file: string) => string;
}

/** Vite's manifest: built files, keyed by the modules that they were built from. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

/** The templates and fonts of the pages that the API renders, keyed by page name. */
type Shells = Record<string, Shell>;

interface Shell {
  template: string;
  fonts: string[];
}

/** Renders the files that scripts/build-site.mjs writes, keyed by file name. */
export async function renderFiles(build: Build): Promise<Record<string, string>> {
  const siteFiles = {
    'sitemap.xml': sitemap(),
    'robots.txt': `User-agent: *\nDisallow: /api/\n\nSitemap: ${PLACEHOLDERS.origin}/sitemap.xml\nSitemap: ${PLACEHOLDERS.origin}/tours/sitemap.xml\n`,
  };
  const files: Record<string, string> = LANGUAGE === 'en' ? siteFiles : {};
  for (const page of [...prerenderedPages, notFoundPage, unavailablePage]) {
    const { path } = page;
    const code = await page.load();
    const loadedPage = {
      page: describePage(page, code),
      content: createElement(code.default),
    };
    const shell = shellOf(page, build);
    const html = fillTemplate(shell, loadedPage, path === '*' ? '/404' : path);
    // With null as its data, the page's script doesn't request data for this URL from the API.
    files[localizedPath(LANGUAGE, `/${page.file}`).slice(1)] =
      page === notFoundPage ? embedData(html, null) : html;
  }
  return files;
}

/** Returns the shells of the pages that the API renders, keyed by page name. */
export function shellsOf(build: Build): Shells {
  return Object.fromEntries(
    Object.entries(apiRenderedPages).map(([name, page]) => [name, shellOf(page, build)]),
  );
}

/** Returns a tour's cover picture, as an item of the tour's media in the API. */
export function coverOf(tour: Pick<TourDetails, 'list' | 'place' | 'placeName'>): MediaRecord {
  const { url, alt } = tourSocialPicture(tour);
  const src = url.replace(PLACEHOLDERS.origin, '');
  return { src, type: 'image/png', rel: 'COVER', title: alt, ...SOCIAL_PICTURE_SIZE };
}

/** Renders the map of a tour's route as SVG; undefined if fewer than two stops have coordinates. */
export function renderMap(tour: TourDetails): string | undefined {
  return tourMap(tour);
}

/** Renders the map of all tours' starts as SVG; undefined if no tour has coordinates. */
export function renderToursMap(tours: TourRoute[]): string | undefined {
  return toursMap(tours);
}

/**
 * Renders the page at a URL as HTML.
 *
 * @param data the page's data, as in the API's response
 */
export async function renderPage(
  shells: Shells,
  name: keyof typeof apiRenderedPages,
  pathname: string,
  data: unknown,
): Promise<string> {
  const shell = shells[name];
  if (!shell) throw new Error(`There is no shell for the page ${name}.`);
  const loadedPage = await loadPage({ pathname, search: '' }, data);
  const headProps =
    name === 'tour'
      ? tourHeadProps(data as TourDetails)
      : { graph: toursGraph((data as FoundTours).tours) };
  return embedData(fillTemplate(shell, loadedPage, pathname, headProps), data);
}

/** Embeds the page's data, so that the page's script hydrates the page without requesting the data. */
function embedData(html: string, data: unknown): string {
  // Escapes the data, so that it can't close the script element.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(
    '<script type="module"',
    (tag) => `<script type="application/json" id="page-data">${text}</script>\n    ${tag}`,
  );
}

/** Returns the metadata that only a tour's page has. */
function tourHeadProps(tour: TourDetails) {
  const picture = tourSocialPicture(tour);
  const business = {
    ...businessGraph(),
    image: picture.url,
  };
  return { picture, graph: tourGraph(tour, business) };
}

function fillTemplate(
  { template, fonts }: Shell,
  loadedPage: LoadedPage,
  pathname: string,
  headProps: Omit<ComponentProps<typeof Head>, 'page' | 'fonts'> = {},
): string {
  const head = renderToStaticMarkup(<Head page={loadedPage.page} fonts={fonts} {...headProps} />);
  const html = renderToString(
    <StrictMode>
      <StaticRouter
        basename={localizedPath(LANGUAGE, '/')}
        location={localizedPath(LANGUAGE, pathname)}
      >
        <App initialPage={loadedPage} />
      </StaticRouter>
    </StrictMode>,
  );
  // Passes functions to replace(), because it interprets patterns such as $& in strings.
  return template.replace('<!--head-->', () => head).replace('<!--page-->', () => html);
}

function shellOf(page: Page, { template, manifest, read }: Build): Shell {
  const { scripts, styles, fonts } = assetsOf(page, manifest);
  // Styles are inlined, because the page can't be painted without them. The disabled links fetch nothing, and keep
  // Vite's loader from fetching the same styles again.
  const styleTags = styles.map(
    (file) =>
      `<style>${read(file).trim()}</style><link rel="stylesheet" href="/${file}" disabled />`,
  );
  return {
    fonts,
    template: template
      .replace('<html lang="en"', `<html lang="${LANGUAGE_TAG}" ${settingAttributes()}`)
      .replace('<!--styles-->', () => styleTags.join(''))
      .replace(
        '<script type="module"',
        (tag) => `${tag} fetchpriority="low" data-needs="${scripts.join(' ')}"`,
      )
      .replace('<!--incomplete-->', () => renderToStaticMarkup(<IncompletePageAlert />)),
  };
}

/**
 * Returns the <html> attributes for the settings: the server fills in their values, and site-settings.ts reads them.
 */
function settingAttributes(): string {
  return Object.values(PLACEHOLDERS)
    .filter((placeholder) => placeholder !== PLACEHOLDERS.origin)
    .map((placeholder) => `data-${placeholder.slice(2, -2)}="${placeholder}"`)
    .join(' ');
}

/** Returns siteHeaders() as directives for nginx. */
export function nginxHeaders(pages: string[]): string {
  return Object.entries(siteHeaders(pages, sha256))
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

/**
 * Returns the URLs of a page's scripts and fonts, and its style files. Omits main.ts, which is part of the template.
 */
function assetsOf(page: Page, manifest: Manifest) {
  const modules = new Set<string>();
  const styles = new Set<string>();
  const addModule = (name: string) => {
    if (modules.has(name)) return;
    modules.add(name);
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}.`);
    chunk.imports?.forEach(addModule);
    // Adds a component's styles after those of its imports, so that the component's styles override the others.
    chunk.css?.forEach((file) => styles.add(file));
  };
  addModule('app/start.tsx');
  addModule(page.modulePath.replace('../', ''));
  const urlOf = (name: string) => `/${manifest[name]?.file ?? ''}`;
  return {
    scripts: [...modules].map(urlOf),
    styles: [...styles],
    fonts: Object.keys(manifest).filter(isCommonFont).map(urlOf),
  };
}

/** Whether a file is one of the fonts that every page needs. scripts/fonts.mjs gives them names with this prefix. */
function isCommonFont(name: string): boolean {
  return /\/common-[^/]*\.woff2$/.test(name);
}

function sitemap(): string {
  const paths = prerenderedPages
    .filter(({ path, isPublic }) => isPublic && !PATHS_NOT_IN_SITEMAP.includes(path))
    .map(({ path }) => path);
  return toSitemap(paths);
}
