import type { FastifyReply, FastifyRequest } from 'fastify';
import { Histogram, type Registry } from 'prom-client';

/** Routes that respond to requests for missing files of the built site. */
const CATCH_ALL_ROUTES = new Set(['/*', '/api', '/api/*']);

/** Creates a histogram of response times. Returns a function that records a response. */
export function createRequestDurations(registry: Registry) {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long requests took until the response was sent.',
    labelNames: ['method', 'route', 'status'],
    // A response takes at most 2.5 s, and a body may take 10 s to arrive.
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  });
  return (request: FastifyRequest, reply: FastifyReply): void => {
    const labels = { method: request.method, route: routeOf(request), status: reply.statusCode };
    durations.observe(labels, reply.elapsedTime / 1000);
  };
}

/** Returns the declared route. URLs can't be labels, because there is no limit to their number and content. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  return url === undefined || CATCH_ALL_ROUTES.has(url) ? 'unknown' : url;
}
