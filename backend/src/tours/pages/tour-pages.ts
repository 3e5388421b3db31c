import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Logger } from '@nestjs/common';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fillIn, fillings, PLACEHOLDERS } from 'shared/placeholders';
import { tourIdAt, tourPath } from 'shared/tour-page';
import type { Config } from '../../config';
import { Background } from '../../database/background';
import { DatabaseService } from '../../database/database.service';
import { originOf } from '../../http/origin';
import { pageHeaders, sendUnlessCached } from '../../http/site';
import type { TourDetails } from './catalog.dto';
import { CatalogService } from './catalog.service';
import { PageCache } from './page-cache';
import { TourRenderer } from './tour-renderer';

/** For how long nginx may answer with a page by itself. */
const FRESH_SECONDS = 1;
/** How soon each page has what the guide or a booking has changed, whether somebody asks for it or not. */
const WARM_EVERY_MS = 15_000;
/** Sooner than any call times out: whoever waits gets the page as it last was, or one that says to try again. */
const RENDERED_WITHIN_MS = 2000;
/** Visitors come first. */
const BETWEEN_PAGES_MS = 20;
const SITEMAP = '/tours/sitemap.xml';
const HTML = 'text/html; charset=utf-8';
const SVG = 'image/svg+xml; charset=utf-8';
/** A map has its styles in it, and nothing else. */
const MAP_POLICY = { 'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'" };

const logger = new Logger('TourPages');

/**
 * Serves the pages of the tours, rendered when they are asked for: what they show, the guide and every
 * booking change. Behind nginx they keep their placeholders, since its cache holds one page for all hosts.
 *
 * @param folder what the site's build left in `frontend/dist-pages`
 */
export function serveTourPages(app: NestFastifyApplication, folder: string, config: Config): void {
  const root = resolve(folder);
  const read = (name: string) => readFileSync(join(root, name), 'utf8');
  const notFound = read('404.html');
  const unavailable = read('unavailable.html');
  const settings = fillings(config.site, config.guestDays);
  const catalog = app.get(CatalogService);
  const renderer = app.get(TourRenderer);
  const headers = pageHeaders([...renderer.templates, notFound, unavailable]);
  const database = app.get(DatabaseService);

  const render = async (path: string): Promise<string | null> => {
    if (path === SITEMAP) return sitemap(await catalog.list());
    if (path === '/tours') return renderer.list(await catalog.list());
    if (path === '/tours/map.svg') return renderer.listMap(await catalog.ways()) ?? null;
    const [, , slug = '', file] = path.split('/');
    const tour = await catalog.find(tourIdAt(slug));
    if (!tour) return null;
    return file === undefined ? renderer.page(tour) : (renderer.map(tour) ?? null);
  };

  const kept = new PageCache(render, config.departuresFreshSeconds * 1000);

  /** The page; null where there is none, and undefined where that can't be known just now. */
  const findPage = async ({ url, log }: FastifyRequest): Promise<string | null | undefined> => {
    const [path = ''] = url.split('?');
    // An old page is better than none.
    if (!database.ready || database.overloaded) return kept.lastAt(path);
    try {
      return await inTime(kept.at(path));
    } catch (error) {
      log.error({ error }, 'A page could not be rendered.');
      return kept.lastAt(path);
    }
  };

  const tellFailure = (error: unknown) => {
    logger.warn({ error }, 'A page could not be rendered.');
  };
  /** Renders all pages one after the other, also those that nobody has asked for: then they are there in an outage. */
  const warm = async (signal: AbortSignal) => {
    const tours = (await catalog.list()).map(({ id }) => tourPath(id));
    const maps = ['/tours', ...tours].map((path) => `${path}/map.svg`);
    // With those of tours that are no longer listed, so that they are forgotten.
    for (const path of new Set(['/tours', SITEMAP, ...tours, ...maps, ...kept.paths])) {
      await wait(BETWEEN_PAGES_MS, undefined, { signal });
      if (!database.ready || database.overloaded) return;
      await kept.at(path).catch(tellFailure);
    }
  };
  const warming = new Background(database, {
    pauseMs: WARM_EVERY_MS,
    work: warm,
    onFailure: tellFailure,
  });

  /** Where the API itself is what visitors reach, it fills in the placeholders, too. */
  const filledIn = (request: FastifyRequest, text: string) =>
    config.siteDir === undefined ? text : fillIn(text, { ...settings, origin: originOf(request) });

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    type: string,
    text: string,
    policy: Record<string, string> = {},
  ) => {
    void reply.headers({ ...headers, ...policy });
    void reply.header('X-Accel-Expires', String(FRESH_SECONDS)).type(type);
    return sendUnlessCached(request, reply, filledIn(request, text));
  };

  const answer =
    (type: string, policy?: Record<string, string>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const page = await findPage(request);
      if (typeof page === 'string') return send(request, reply, type, page, policy);
      reply.headers(headers).type(HTML);
      if (page === null) {
        // Kept as well, so that nginx forgets the page of a tour that is gone.
        void reply.header('X-Accel-Expires', String(FRESH_SECONDS));
        return reply.status(404).send(filledIn(request, notFound));
      }
      return reply.status(503).header('Retry-After', '5').send(filledIn(request, unavailable));
    };

  const fastify = app.getHttpAdapter().getInstance();
  fastify.addHook('onReady', (done) => {
    warming.start();
    done();
  });
  fastify.addHook('onClose', () => warming.stop());
  fastify.get('/tours', answer(HTML));
  fastify.get('/tours/:slug', answer(HTML));
  for (const address of ['/tours/map.svg', '/tours/:slug/map.svg']) {
    fastify.get(address, answer(SVG, MAP_POLICY));
  }
  // One address a page: /tours/ is /tours.
  fastify.get('/tours/', (_, reply) => reply.redirect('/tours', 308));
  fastify.get<{ Params: { slug: string } }>('/tours/:slug/', ({ params }, reply) =>
    reply.redirect(`/tours/${encodeURIComponent(params.slug)}`, 308),
  );
  fastify.get(SITEMAP, answer('text/xml; charset=utf-8'));
}

/** @throws Error where it takes too long */
async function inTime<T>(promise: Promise<T>): Promise<T> {
  const over = new AbortController();
  const late = wait(RENDERED_WITHIN_MS, undefined, { signal: over.signal }).then(() => {
    throw new Error(`It wasn’t there within ${String(RENDERED_WITHIN_MS)} ms.`);
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    over.abort();
    late.catch(() => undefined);
  }
}

function sitemap(tours: Pick<TourDetails, 'id'>[]): string {
  const paths = ['/tours', ...tours.map(({ id }) => tourPath(id))];
  const lines = paths.map((path) => `  <url><loc>${PLACEHOLDERS.origin}${path}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${lines.join('')}</urlset>
`;
}
