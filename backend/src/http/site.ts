import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { SITE_HEADERS } from './site-headers';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Serves the built site from a folder, as nginx does elsewhere: /about is the file about.html. */
export async function serveSite(fastify: FastifyInstance, folder: string): Promise<void> {
  const root = resolve(folder);
  const notFoundPage = readFileSync(join(root, '404.html'));
  await fastify.register(fastifyStatic, { root, serve: false });

  // A route for each file there is, so that no address can reach anything else.
  for (const file of filesBelow(root)) {
    const address = addressOf(file);
    // One address a page: /about/ is /about.
    if (address !== `/${file}` && address !== '/') {
      fastify.get(`${address}/`, (_, reply) => reply.redirect(address, 308));
    }
    fastify.get(address, (_, reply) => {
      asPage(reply);
      return file.startsWith('assets/')
        ? reply.sendFile(file, { maxAge: YEAR_SECONDS * 1000, immutable: true })
        : reply.sendFile(file, { cacheControl: false });
    });
  }
  for (const address of ['/api', '/api/*']) {
    fastify.get(address, (_, reply) => {
      reply.callNotFound();
    });
  }
  fastify.get('/*', (_, reply) => {
    asPage(reply);
    return reply.status(404).type('text/html; charset=utf-8').send(notFoundPage);
  });
}

function asPage(reply: FastifyReply): void {
  void reply.headers({ ...SITE_HEADERS, 'Cache-Control': 'no-cache' });
}

function filesBelow(root: string): string[] {
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .map((file) => file.split(sep).join('/'));
}

function addressOf(file: string): string {
  return `/${file}`.replace(/(index)?\.html$/, '');
}
