import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { PROBLEM_TYPE } from './problem';
import { problemOf } from './problem.filter';

/** Matches paths for the internal network and for guides. Other callers must not find out that these paths exist. */
const HIDDEN_PATHS = /^\/api\/(metrics|guide)(\/|$)/;

/** Responds with 405 and `Allow` to requests for an existing path with an unsupported method. */
export function respondToUnsupportedMethods(fastify: FastifyInstance): void {
  setQueryMethod(fastify);
  const methodsByUrl = new Map<string, Set<string>>();
  fastify.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') || url.includes('*') || HIDDEN_PATHS.test(url)) return;
    const methods = methodsByUrl.get(url) ?? new Set();
    for (const each of [method].flat()) methods.add(each);
    methodsByUrl.set(url, methods);
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    const { url } = request.routeOptions;
    if (url !== undefined && !url.includes('*')) {
      done();
      return;
    }
    const [path = ''] = request.url.split('?');
    const route = [...methodsByUrl].find(([routeUrl]) => matchesRoute(routeUrl, path));
    if (!route) {
      done();
      return;
    }
    const [, methods] = route;
    void reply
      .status(405)
      .headers({ 'Content-Type': PROBLEM_TYPE, Allow: [...methods].sort().join(', ') })
      .send(problemOf(405));
  });
}

/**
 * Sets the method of QUERY requests, which Node 20.19.2 leaves undefined: its HTTP parser accepts QUERY, but doesn't map
 * it to a name. Fastify runs no hooks for a request without a method.
 */
function setQueryMethod({ server }: FastifyInstance): void {
  server.prependListener('request', (request: IncomingMessage) => {
    request.method ??= 'QUERY';
  });
}

/** Whether a path matches the URL of a route, such as `/api/editour/:id`. */
function matchesRoute(routeUrl: string, path: string): boolean {
  const [routeParts, pathParts] = [routeUrl.split('/'), path.split('/')];
  return (
    pathParts.length === routeParts.length &&
    routeParts.every(
      (part, index) =>
        part === pathParts[index] || (part.startsWith(':') && pathParts[index] !== ''),
    )
  );
}
