import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, resolve, sep } from 'node:path';
import { fillIn, type PageSettings } from 'shared/placeholders';
import { siteHeaders } from 'shared/site-headers';
import { localizedPath, SITE_LANGUAGE_CODES } from 'shared/site-languages';
import { originOf } from './origin';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** The page for unknown URLs, in each language's folder. */
const NOT_FOUND_PAGE = '404.html';
/** The console: one page with client-side routing for many URLs. */
const CONSOLE_PAGE = 'guide/index.html';
/** One page for all bookings, in each language's folder. The page's script loads the booking with the URL's id. */
const TICKET_PAGE = 'booking/index.html';
/** Matches paths of files below /guide/. If a file is missing, the response is a 404, not the console's page. */
const CONSOLE_FILE = /^assets\/|\.(html|js|css|svg)$/;
/** The content types of files with placeholders, by file extension. These files are small, so they stay in memory. */
const CONTENT_TYPES = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.xml', 'text/xml; charset=utf-8'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
]);

/**
 * Serves the built site, as nginx does in containers: /about is about.html, and /guide/… is the console.
 *
 * @param getSettings returns the values of the pages' placeholders
 */
export async function serveSite(
  fastify: FastifyInstance,
  siteFolder: string,
  getSettings: () => Promise<PageSettings>,
): Promise<void> {
  const root = resolve(siteFolder);
  const allFiles = listFiles(root);
  const headers = pageHeaders(
    allFiles
      .filter((file) => file.endsWith('.html'))
      .map((file) => readFileSync(join(root, file), 'utf8')),
  );
  await fastify.register(fastifyStatic, { root, serve: false });

  const createTemplateHandler = (file: string, status = 200) => {
    const template = readFileSync(join(root, file), 'utf8');
    const type = CONTENT_TYPES.get(extname(file)) ?? '';
    return async (request: FastifyRequest, reply: FastifyReply) => {
      const origin = originOf(request);
      const text = fillIn(template, { ...(await getSettings()), origin });
      reply.headers(headers).status(status).type(type);
      return status === 200 ? sendUnlessCached(request, reply, text) : reply.send(text);
    };
  };

  // One route for each file, so that no URL can reach anything else.
  const languageFolders = SITE_LANGUAGE_CODES.map((language) =>
    localizedPath(language, '/').slice(1),
  ).filter((folder) => allFiles.includes(folder + NOT_FOUND_PAGE));
  const pagesWithoutOwnUrl = languageFolders.flatMap((folder) => [
    folder + NOT_FOUND_PAGE,
    folder + TICKET_PAGE,
  ]);
  const filesWithOwnUrl = allFiles.filter(
    (file) => file !== CONSOLE_PAGE && !pagesWithoutOwnUrl.includes(file),
  );
  for (const file of filesWithOwnUrl) {
    const url = urlOf(file);
    // Each page has one URL, so /about/ redirects to /about, and /de to /de/.
    if (url !== `/${file}` && url !== '/') {
      const alternateUrl = url.endsWith('/') ? url.slice(0, -1) : `${url}/`;
      fastify.get(alternateUrl, (request, reply) => reply.redirect(url + queryOf(request), 308));
    }
    if (CONTENT_TYPES.has(extname(file))) {
      fastify.get(url, createTemplateHandler(file));
      continue;
    }
    fastify.get(url, (_, reply) => {
      reply.headers(headers);
      return /^(guide\/)?assets\//.test(file)
        ? reply.sendFile(file, { maxAge: YEAR_SECONDS * 1000, immutable: true })
        : reply.sendFile(file, { cacheControl: false });
    });
  }
  for (const path of ['/api', '/api/*']) {
    fastify.get(path, (_, reply) => {
      reply.callNotFound();
    });
  }
  for (const folder of languageFolders) {
    fastify.get(`/${folder}*`, createTemplateHandler(folder + NOT_FOUND_PAGE, 404));
    fastify.get(
      `/${folder}booking/:id(^[0-9a-f]{24}$)`,
      createTemplateHandler(folder + TICKET_PAGE),
    );
  }

  const sendNotFoundPage = createTemplateHandler(NOT_FOUND_PAGE, 404);
  const sendConsolePage = createTemplateHandler(CONSOLE_PAGE);
  fastify.get('/guide', (request, reply) => reply.redirect(`/guide/${queryOf(request)}`, 308));
  fastify.get<{ Params: { '*': string } }>('/guide/*', (request, reply) =>
    CONSOLE_FILE.test(request.params['*'])
      ? sendNotFoundPage(request, reply)
      : sendConsolePage(request, reply),
  );
}

/** Returns the headers for pages, with a policy that allows the inline styles in these pages. */
export function pageHeaders(pages: string[]): Record<string, string> {
  return { ...siteHeaders(pages, sha256), 'Cache-Control': 'no-cache' };
}

/** Sends a page, or 304 if the client has cached it. The ETag depends on the page with its placeholders filled in. */
export function sendUnlessCached(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): FastifyReply {
  const etag = `"${createHash('sha256').update(text).digest('base64url')}"`;
  void reply.header('ETag', etag);
  const isCached = request.headers['if-none-match']?.includes(etag) ?? false;
  return isCached ? reply.status(304).send() : reply.send(text);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

function listFiles(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((file) => file.split(sep).join('/'));
}

function urlOf(file: string): string {
  return `/${file}`.replace(/(index)?\.html$/, '');
}

/** Returns the query of a request's URL with its question mark; empty if there is none. */
function queryOf({ url }: FastifyRequest): string {
  return /\?.*/.exec(url)?.[0] ?? '';
}
