import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { PROBLEM_TYPE } from './problem';
import { problemOf } from './problem.filter';

/** Paths for the internal network or the guide; other callers must not learn that they exist. */
const HIDDEN = /^\/api\/(metrics|guide)(\/|$)/;

/** Responds with 405 and `Allow` to a request with a method that its path doesn't have. */
export function respondToOtherMethods(fastify: FastifyInstance): void {
  setQueryMethod(fastify);
  const methodsOf = new Map<string, Set<string>>();
  fastify.addHook('onRoute', ({ url, method }) => {
    if (!url.startsWith('/api/') || url.includes('*') || HIDDEN.test(url)) return;
    const methods = methodsOf.get(url) ?? new Set();
    for (const each of [method].flat()) methods.add(each);
    methodsOf.set(url, methods);
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    const { url } = request.routeOptions;
    if (url !== undefined && !url.includes('*')) {
      done();
      return;
    }
    const [path = ''] = request.url.split('?');
    const call = [...methodsOf].find(([declared]) => matches(declared, path));
    if (!call) {
      done();
      return;
    }
    void reply
      .status(405)
      .headers({ 'Content-Type': PROBLEM_TYPE, Allow: [...call[1]].sort().join(', ') })
      .send(problemOf(405));
  });
}

/**
 * Sets the method that Node 20.19.2 leaves undefined: its HTTP parser accepts QUERY, but Node has no name for it.
 * Fastify runs no hook for a request without a method.
 */
function setQueryMethod({ server }: FastifyInstance): void {
  server.prependListener('request', (request: IncomingMessage) => {
    request.method ??= 'QUERY';
  });
}

/** Whether a URL matches the path of a call, such as `/api/editour/:id`. */
function matches(call: string, path: string): boolean {
  const [declared, requested] = [call.split('/'), path.split('/')];
  return (
    requested.length === declared.length &&
    declared.every(
      (part, i) => part === requested[i] || (part.startsWith(':') && requested[i] !== ''),
    )
  );
}
