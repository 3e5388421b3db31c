import { BadRequestException, ServiceUnavailableException } from '@nestjs/common';
import type {
  FastifyError,
  FastifyHttpOptions,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import { maxHeaderSize, STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { MAX_PHOTO_BYTES } from 'shared/tour-photos';
import type { Config } from '../config';
import { respondToUnsupportedMethods } from './methods';
import { PROBLEM_TYPE, UNAVAILABLE_REFUSAL, UNREADABLE_MESSAGE } from './problem';
import { problemOf } from './problem.filter';

/** The default limit for request bodies, in bytes. Most bodies have only a few short fields. */
export const MAX_BODY_BYTES = 16 * 1024;
/** The limit for bodies with a tour's content or with hundreds of departures, in bytes. */
export const MAX_LARGE_BODY_BYTES = 128 * 1024;
/** The path prefixes of calls with large bodies. nginx's configuration lists the same prefixes. */
const LARGE_BODY_PATHS = ['/api/guide/tours/:id', '/api/guide/planning/changes/'];
/** The paths for adding photographs. nginx's configuration lists the same paths. */
const PHOTOS_PATHS = ['/api/guide/tours/:id/photos', '/api/guide/profile/photos'];
/** How long a request's headers and body may take to arrive. */
const REQUEST_TIMEOUT_MS = 10_000;
/** How long a response may take. Clients get a response within 3 s, even if it is a 503. */
const RESPONSE_TIMEOUT_MS = 2500;
/**
 * On shutdown, clients can send one more request on an open connection for this long. The response closes the
 * connection.
 */
const CLOSE_DELAY_MS = 500;
/** How long in-flight requests may take after CLOSE_DELAY_MS. Then the API aborts them. */
const CLOSE_TIMEOUT_MS = 5000;
/** The format of request ids that are accepted from a proxy. It is strict, so that an id can't forge log entries. */
const REQUEST_ID_PATTERN = /^[\w.-]{8,64}$/;

/** Headers of every API response, including the errors that nginx generates. */
export const API_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};
/** The policy for the API's documentation page, which has inline styles and images. */
const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Called after every response. */
export type OnResponse = (request: FastifyRequest, reply: FastifyReply) => void;

/** Returns Fastify's options: limits, timeouts, and trusted proxies. */
export function fastifyOptions(config: Config, onResponse: OnResponse): FastifyHttpOptions<Server> {
  return {
    genReqId: (request) => chooseRequestId(request, config),
    trustProxy: (_ip, hop) => hop < config.trustedProxies,
    bodyLimit: MAX_BODY_BYTES,
    // As long as the longest possible URL, so that an overlong id gets the same 404 as an unknown id.
    routerOptions: { maxParamLength: maxHeaderSize },
    requestTimeout: REQUEST_TIMEOUT_MS,
    // By default, Node checks for slow clients only every 30 seconds.
    http: { headersTimeout: REQUEST_TIMEOUT_MS, connectionsCheckingInterval: 1000 },
    // Longer than nginx keeps idle connections, so that nginx never sends a request on a closed connection.
    keepAliveTimeout: 75_000,
    // Shutdown waits for in-flight requests, but not for idle connections.
    forceCloseConnections: 'idle',
    // Requests on open connections are still served, with a header to close the connection.
    return503OnClosing: false,
    clientErrorHandler: respondToUnreadableInput,
    frameworkErrors: (error, request, reply) => {
      respondToMalformedUrl(error, request, reply);
      onResponse(request, reply);
    },
  };
}

/** Adds the parsers and hooks that handle every request and response. */
export function configureHttp(fastify: FastifyInstance, onResponse: OnResponse): void {
  acceptJson(fastify);
  acceptPhotos(fastify);
  fastify.addHook('onRoute', (route) => {
    if (PHOTOS_PATHS.includes(route.url)) route.bodyLimit = MAX_PHOTO_BYTES;
    else if (LARGE_BODY_PATHS.some((path) => route.url.startsWith(path))) {
      route.bodyLimit = MAX_LARGE_BODY_BYTES;
    }
  });
  limitResponseTime(fastify);
  closeConnectionsOnShutdown(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ ...API_HEADERS, 'X-Request-Id': request.id });
    if (request.url.startsWith('/api/docs')) {
      void reply.header('Content-Security-Policy', DOCS_POLICY);
    }
    done(hasAtMostOneHost(request.raw) ? undefined : new BadRequestException(UNREADABLE_MESSAGE));
  });
  respondToUnsupportedMethods(fastify);
  fastify.addHook('onResponse', (request, reply, done) => {
    onResponse(request, reply);
    done();
  });
}

/**
 * Whether a request has at most one Host header. If there are several, Node uses the first, but a proxy may use a
 * different one.
 */
function hasAtMostOneHost({ rawHeaders }: IncomingMessage): boolean {
  // Names and values alternate.
  return rawHeaders.filter((name, index) => index % 2 === 0 && /^host$/i.test(name)).length <= 1;
}

function chooseRequestId({ headers }: IncomingMessage, { trustedProxies }: Config): string {
  const proxyId = headers['x-request-id'];
  return trustedProxies > 0 && typeof proxyId === 'string' && REQUEST_ID_PATTERN.test(proxyId)
    ? proxyId
    : randomUUID();
}

/**
 * Responds with 503 if a response takes too long. Fastify's handlerTimeout can't do this, because it stops its timer as
 * soon as the body has been read.
 */
function limitResponseTime(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (_, reply, done) => {
    const timer = setTimeout(() => {
      // A response that has begun may finish.
      if (reply.sent || reply.raw.headersSent) return;
      void reply.send(new ServiceUnavailableException(UNAVAILABLE_REFUSAL));
    }, RESPONSE_TIMEOUT_MS);
    reply.raw.once('close', () => {
      clearTimeout(timer);
    });
    done();
  });
}

/**
 * Closes keep-alive connections with their next response. Without CLOSE_DELAY_MS, an idle connection could close just
 * when a client sends its next request on it, and that request would get no response.
 */
function closeConnectionsOnShutdown(fastify: FastifyInstance): void {
  let isClosing = false;
  const { server } = fastify;
  const countConnections = promisify(server.getConnections.bind(server));
  fastify.addHook('preClose', async () => {
    isClosing = true;
    if (!server.listening || (await countConnections()) === 0) return;
    await wait(CLOSE_DELAY_MS);
    setTimeout(() => {
      server.closeAllConnections();
    }, CLOSE_TIMEOUT_MS).unref();
  });
  fastify.addHook('onSend', (_, reply, payload, done) => {
    if (isClosing) void reply.header('Connection', 'close');
    done(null, payload);
  });
}

/** Accepts JSON bodies. Removes the parser for plain text, which other sites can send without a preflight. */
function acceptJson(fastify: FastifyInstance): void {
  const parse = fastify.getDefaultJsonParser('error', 'error');
  const utf8 = new TextDecoder('utf-8', { fatal: true });
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser<Buffer>(
    'application/json',
    { parseAs: 'buffer' },
    (request, body, done) => {
      if (body.length === 0) {
        done(null, undefined);
        return;
      }
      try {
        void parse(request, utf8.decode(body), done);
      } catch (error) {
        done(Object.assign(error as Error, { statusCode: 400 }));
      }
    },
  );
}

/** Accepts image bodies on the paths for photographs. Other sites can't send images without a preflight. */
function acceptPhotos(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<Buffer>(
    /^image\//,
    { parseAs: 'buffer' },
    ({ routeOptions }, body, done) => {
      const isAccepted = PHOTOS_PATHS.includes(routeOptions.url ?? '');
      done(isAccepted ? null : Object.assign(new Error(), { statusCode: 415 }), body);
    },
  );
}

/** Responds to URLs that can't be decoded. Decoding fails before routing, so the error doesn't reach Nest's filter. */
function respondToMalformedUrl(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const status = error.statusCode ?? 400;
  void reply
    .status(status)
    .headers({ ...API_HEADERS, 'X-Request-Id': request.id, 'Content-Type': PROBLEM_TYPE })
    .send(problemOf(status, status === 400 ? 'The URL is malformed.' : undefined));
}

/**
 * Responds to input that isn't HTTP. The response is written to the socket, because the input never becomes a request.
 */
function respondToUnreadableInput(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const statusesByCode: Partial<Record<string, number>> = {
    HPE_HEADER_OVERFLOW: 431,
    ERR_HTTP_REQUEST_TIMEOUT: 408,
  };
  const status = statusesByCode[error.code ?? ''] ?? 400;
  const body = JSON.stringify(problemOf(status, status === 400 ? UNREADABLE_MESSAGE : undefined));
  socket.end(
    [
      `HTTP/1.1 ${String(status)} ${STATUS_CODES[status] ?? ''}`,
      `Content-Type: ${PROBLEM_TYPE}`,
      `Content-Length: ${String(Buffer.byteLength(body))}`,
      `X-Request-Id: ${randomUUID()}`,
      ...Object.entries(API_HEADERS).map(([name, value]) => `${name}: ${value}`),
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
