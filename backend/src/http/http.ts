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
import { PHOTO_LIMIT } from 'shared/tour-photos';
import type { Config } from '../config';
import { answerOtherMethods } from './methods';
import { PROBLEM_TYPE, UNAVAILABLE, UNREADABLE } from './problem';
import { problemOf } from './problem.filter';

/** The largest body of any other call, in bytes: a few short fields. */
export const BODY_LIMIT = 16 * 1024;
/** The same of what visitors read of a tour. */
export const TOUR_LIMIT = 128 * 1024;
/** Where the guide adds a photograph to a tour. */
const PHOTOS = '/api/guide/tours/:id/photos';
/** A request, its headers and its body, has arrived within this time. */
const REQUEST_WITHIN_MS = 10_000;
/** A client has its answer within 3 s, if only "not now". */
const ANSWER_WITHIN_MS = 2500;
/** While it shuts down, how long connections in use have to be told that they end. */
const HANG_UP_WITHIN_MS = 500;
/** Then, how long requests that are running, or still arriving, have until they are cut off. */
const FINISH_WITHIN_MS = 5000;
/** An id from outside is taken over only if it can't be mistaken for anything else in a log. */
const REQUEST_ID = /^[\w.-]{8,64}$/;

/** Sent with every answer of the API, and with nginx's own in its place. */
export const API_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Content-Type-Options': 'nosniff',
};
/** The document's page brings styles and pictures inside its HTML. */
const DOCS_POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** Is told of each request that has been answered, whatever the answer. */
export type OnAnswer = (request: FastifyRequest, reply: FastifyReply) => void;

/** How Fastify is made: limits, time-outs and whom it believes. */
export function fastifyOptions(config: Config, onAnswer: OnAnswer): FastifyHttpOptions<Server> {
  return {
    genReqId: (request) => requestId(request, config),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    bodyLimit: BODY_LIMIT,
    // As long as an address can be: an id that is too long is as unknown as any other.
    routerOptions: { maxParamLength: maxHeaderSize },
    requestTimeout: REQUEST_WITHIN_MS,
    // Else whoever is too slow is noticed half a minute later.
    http: { headersTimeout: REQUEST_WITHIN_MS, connectionsCheckingInterval: 1000 },
    // Longer than nginx keeps idle connections to us, so that it never sends into one that just closed.
    keepAliveTimeout: 75_000,
    // Shutting down waits for running requests, not for idle connections.
    forceCloseConnections: 'idle',
    // Whoever's connection is still open meanwhile is served, too, and told to use another.
    return503OnClosing: false,
    clientErrorHandler: answerUnreadable,
    frameworkErrors: (error, request, reply) => {
      answerBadAddress(error, request, reply);
      onAnswer(request, reply);
    },
  };
}

/** What every request and answer goes through before and after our own code. */
export function configureHttp(fastify: FastifyInstance, onAnswer: OnAnswer): void {
  acceptJsonOnly(fastify);
  acceptPhotos(fastify);
  fastify.addHook('onRoute', (route) => {
    if (route.url === PHOTOS) route.bodyLimit = PHOTO_LIMIT;
    else if (route.url.startsWith('/api/guide/tours/:id')) route.bodyLimit = TOUR_LIMIT;
  });
  answerInTime(fastify);
  hangUpWhenClosing(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ ...API_HEADERS, 'X-Request-Id': request.id });
    if (request.url.startsWith('/api/docs')) {
      void reply.header('Content-Security-Policy', DOCS_POLICY);
    }
    done(namesOneHost(request.raw) ? undefined : new BadRequestException(UNREADABLE));
  });
  answerOtherMethods(fastify);
  fastify.addHook('onResponse', (request, reply, done) => {
    onAnswer(request, reply);
    done();
  });
}

/** Node takes the first of several, which need not be the one that a proxy before us took. */
function namesOneHost({ rawHeaders }: IncomingMessage): boolean {
  return rawHeaders.filter((name, i) => i % 2 === 0 && /^host$/i.test(name)).length <= 1;
}

function requestId({ headers }: IncomingMessage, { trustedProxies }: Config): string {
  const given = headers['x-request-id'];
  return trustedProxies > 0 && typeof given === 'string' && REQUEST_ID.test(given)
    ? given
    : randomUUID();
}

/** Fastify's own handlerTimeout is no help: it forgets its timer as soon as a body has been read. */
function answerInTime(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (_, reply, done) => {
    const timer = setTimeout(() => {
      // What is being sent already goes on.
      if (reply.sent || reply.raw.headersSent) return;
      void reply.send(new ServiceUnavailableException(UNAVAILABLE));
    }, ANSWER_WITHIN_MS);
    reply.raw.once('close', () => {
      clearTimeout(timer);
    });
    done();
  });
}

/**
 * Connections that are kept for more requests end with their next answer. Without the pause, those between
 * two requests would end just as the next one is sent into them, and nobody would answer that.
 */
function hangUpWhenClosing(fastify: FastifyInstance): void {
  let closing = false;
  const { server } = fastify;
  const countConnections = promisify(server.getConnections.bind(server));
  fastify.addHook('preClose', async () => {
    closing = true;
    if (!server.listening || (await countConnections()) === 0) return;
    await wait(HANG_UP_WITHIN_MS);
    setTimeout(() => {
      server.closeAllConnections();
    }, FINISH_WITHIN_MS).unref();
  });
  fastify.addHook('onSend', (_, reply, payload, done) => {
    if (closing) void reply.header('Connection', 'close');
    done(null, payload);
  });
}

/** No forms, no plain text: what other sites can send without asking first is not understood. */
function acceptJsonOnly(fastify: FastifyInstance): void {
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

/** Where photographs are added, and nowhere else; the call itself looks at which. Other sites can't send them, either. */
function acceptPhotos(fastify: FastifyInstance): void {
  fastify.addContentTypeParser<Buffer>(
    /^image\//,
    { parseAs: 'buffer' },
    ({ routeOptions }, body, done) => {
      const isUnderstood = routeOptions.url === PHOTOS;
      done(isUnderstood ? null : Object.assign(new Error(), { statusCode: 415 }), body);
    },
  );
}

/** An address that can't be decoded fails before there is a route, and so before Nest's filter. */
function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const status = error.statusCode ?? 400;
  void reply
    .status(status)
    .headers({ ...API_HEADERS, 'X-Request-Id': request.id, 'Content-Type': PROBLEM_TYPE })
    .send(problemOf(status, status === 400 ? 'The address is malformed.' : undefined));
}

/** What Node can't read as HTTP never becomes a request; it is answered on the bare connection. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const status =
    { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400;
  const body = JSON.stringify(problemOf(status, status === 400 ? UNREADABLE : undefined));
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
