import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fillIn, placeholderValues } from 'shared/placeholders';
import {
  localizedPath,
  SITE_LANGUAGE_CODES,
  splitLanguage,
  type SiteLanguage,
} from 'shared/site-languages';
import { toSitemap } from 'shared/sitemap';
import { tourIdAt, tourPath } from 'shared/tour-page';
import { parseFilters, filtersQuery, type TourFilters } from 'shared/tour-filters';
import type { Config } from '../../config';
import { BackgroundLoop } from '../../database/background-loop';
import { DatabaseService } from '../../database/database.service';
import { originOf } from '../../http/origin';
import { pageHeaders, sendUnlessCached } from '../../http/site';
import { SettingsService } from '../../settings/settings.service';
import { CatalogService } from './catalog.service';
import { PageCache } from './page-cache';
import { TourRenderer } from './tour-renderer';

/** How long nginx may cache a page. */
const NGINX_CACHE_SECONDS = 1;
/** The interval at which all pages are rendered, so that recent copies exist when the database goes down. */
const WARM_UP_INTERVAL_MS = 15_000;
/**
 * Shorter than the timeout of any request. If rendering takes longer, visitors get the last rendered page, or a page that
 * asks them to try again.
 */
const RENDER_TIMEOUT_MS = 2000;
/** The pause between two pages during warm-up, so that visitors' requests come first. */
const WARM_UP_PAUSE_MS = 20;
const SITEMAP_PATH = '/tours/sitemap.xml';
const HTML_TYPE = 'text/html; charset=utf-8';
const SVG_TYPE = 'image/svg+xml; charset=utf-8';
/** Extra headers for maps, which have inline styles and load no other files. */
const MAP_HEADERS = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" };

const logger = new Logger('TourPages');

/**
 * Serves the pages of the tours. They are rendered on request, because they change with the guide's edits and with
 * bookings. Behind nginx, pages keep their placeholders: nginx caches one copy for all hosts, and fills it in.
 *
 * @param folder the folder `frontend/dist-pages` of the site's build
 */
export function serveTourPages(app: NestFastifyApplication, folder: string, config: Config): void {
  const root = resolve(folder);
  const readPage = (language: SiteLanguage, name: string) =>
    readFileSync(join(root, language, name), 'utf8');
  const settings = app.get(SettingsService);
  const catalog = app.get(CatalogService);
  const renderer = app.get(TourRenderer);
  const errorPages = new Map(
    SITE_LANGUAGE_CODES.map((language) => [
      language,
      {
        notFound: readPage(language, '404.html'),
        unavailable: readPage(language, 'unavailable.html'),
      },
    ]),
  );
  const headers = pageHeaders(
    [...errorPages].flatMap(([language, pages]) => [
      ...renderer.getTemplates(language),
      ...Object.values(pages),
    ]),
  );
  const database = app.get(DatabaseService);

  const render = async (pathWithLanguage: string): Promise<string | null> => {
    const { language, path } = splitLanguage(pathWithLanguage);
    if (path === SITEMAP_PATH) {
      return toSitemap(['/tours', ...(await catalog.list()).map(({ id }) => tourPath(id))]);
    }
    if (path === '/tours') {
      return renderer.renderList(await catalog.list({}, language), {}, language);
    }
    if (path === '/tours/map.svg') {
      return renderer.renderListMap(await catalog.listRoutes(language), language) ?? null;
    }
    const [, , slug = '', file] = path.split('/');
    const tour = await catalog.find(tourIdAt(slug), language);
    if (!tour) return null;
    return file === undefined
      ? renderer.renderTour(tour, language)
      : (renderer.renderMap(tour, language) ?? null);
  };

  const pages = new PageCache(render, config.departuresCacheSeconds * 1000);

  /** Renders the list of tours for a visitor's filters. Isn't cached here, since there are too many possible queries. */
  const renderFiltered = async (filters: TourFilters, language: SiteLanguage) =>
    renderer.renderList(await catalog.list(filters, language), filters, language);

  /** Returns the requested page; null if it doesn't exist, undefined if it can't be rendered right now. */
  const findPage = async ({ url, log }: FastifyRequest): Promise<string | null | undefined> => {
    const [path = ''] = url.split('?');
    const { language, path: englishPath } = splitLanguage(path);
    const filters = englishPath === '/tours' ? readFilters(url) : {};
    const hasFilters = Object.keys(filters).length > 0;
    const getFallback = () => (hasFilters ? undefined : pages.getLast(path));
    if (!database.ready || database.overloaded) return getFallback();
    try {
      return await withTimeout(hasFilters ? renderFiltered(filters, language) : pages.get(path));
    } catch (error) {
      log.error({ error }, 'A page could not be rendered.');
      return getFallback();
    }
  };

  const logFailure = (error: unknown) => {
    logger.warn({ error }, 'A page could not be rendered.');
  };
  /**
   * Renders all English pages, one at a time. While the database is down, nginx serves old copies of the other pages.
   */
  const warmUp = async (signal: AbortSignal) => {
    const tours = (await catalog.list()).map(({ id }) => tourPath(id));
    const maps = ['/tours', ...tours].map((path) => `${path}/map.svg`);
    // Also requests the cached pages of tours that are no longer listed. The cache drops the pages of deleted tours.
    const cachedPaths = pages.paths.filter((path) => splitLanguage(path).language === 'en');
    for (const path of new Set(['/tours', SITEMAP_PATH, ...tours, ...maps, ...cachedPaths])) {
      await wait(WARM_UP_PAUSE_MS, undefined, { signal });
      if (!database.ready || database.overloaded) return;
      await pages.get(path).catch(logFailure);
    }
  };
  const warmUpLoop = new BackgroundLoop(database, {
    pauseMs: WARM_UP_INTERVAL_MS,
    work: warmUp,
    onFailure: logFailure,
  });

  /** Fills in a page's placeholders if the API serves the site itself. */
  const fillInUnlessProxied = async (request: FastifyRequest, text: string) => {
    if (config.siteDir === undefined) return text;
    const values = placeholderValues(await settings.getForPages());
    return fillIn(text, { ...values, origin: originOf(request) });
  };

  const send = async (
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    text: string,
    extraHeaders: Record<string, string> = {},
  ) => {
    void reply.headers({ ...headers, ...extraHeaders });
    void reply.header('X-Accel-Expires', String(NGINX_CACHE_SECONDS)).type(type);
    return sendUnlessCached(request, reply, await fillInUnlessProxied(request, text));
  };

  const createHandler =
    (type: string, extraHeaders?: Record<string, string>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const page = await findPage(request);
      if (typeof page === 'string') return send(request, reply, type, page, extraHeaders);
      reply.headers(headers).type(HTML_TYPE);
      const errorPage = errorPages.get(splitLanguage(request.url).language);
      if (page === null) {
        // Cached like a page, so that nginx drops the page of a deleted tour.
        void reply.header('X-Accel-Expires', String(NGINX_CACHE_SECONDS));
        return reply
          .status(404)
          .send(await fillInUnlessProxied(request, errorPage?.notFound ?? ''));
      }
      return reply
        .status(503)
        .header('Retry-After', '5')
        .send(await fillInUnlessProxied(request, errorPage?.unavailable ?? ''));
    };

  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onReady', (done) => {
    warmUpLoop.start();
    done();
  });
  fastify.addHook('onClose', () => warmUpLoop.stop());
  const sendPage = createHandler(HTML_TYPE);
  const sendMap = createHandler(SVG_TYPE, MAP_HEADERS);
  for (const language of SITE_LANGUAGE_CODES) {
    const listPath = localizedPath(language, '/tours');
    fastify.get(listPath, (request, reply) => {
      const query = filtersQuery(readFilters(request.url));
      const canonical = query === '' ? listPath : `${listPath}?${query}`;
      return request.url === canonical ? sendPage(request, reply) : reply.redirect(canonical, 302);
    });
    fastify.get(`${listPath}/:slug`, sendPage);
    for (const url of [`${listPath}/map.svg`, `${listPath}/:slug/map.svg`])
      fastify.get(url, sendMap);
    // Each page has one URL, without a trailing slash, and with its parameters in a fixed order.
    fastify.get(`${listPath}/`, (_, reply) => reply.redirect(listPath, 308));
    fastify.get<{ Params: { slug: string } }>(`${listPath}/:slug/`, ({ params }, reply) =>
      reply.redirect(`${listPath}/${encodeURIComponent(params.slug)}`, 308),
    );
  }
  fastify.get(SITEMAP_PATH, createHandler('text/xml; charset=utf-8'));
}

/** Returns the filters in a URL's query. */
function readFilters(url: string): TourFilters {
  const parameters = new URLSearchParams(url.split('?')[1]);
  return parseFilters((name) => parameters.get(name));
}

/**
 * Waits for a page.
 *
 * @throws Error if rendering the page takes too long
 */
async function withTimeout<T>(page: Promise<T>): Promise<T> {
  const timeout = wait(RENDER_TIMEOUT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`Rendering the page took longer than ${String(RENDER_TIMEOUT_MS)} ms.`);
  });
  return Promise.race([page, timeout]);
}
