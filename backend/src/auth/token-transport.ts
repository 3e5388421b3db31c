import { ForbiddenException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import type { Config } from '../config';
import type { IssuedToken } from './tokens.service';

/** How a token travels: in the Authorization header, else in a cookie that scripts can't read. */

declare module 'fastify' {
  interface FastifyInstance {
    tokenCookie: string;
  }
}

/**
 * The cookie's name. It differs with the secret: browsers tell hosts apart, but not ports, and another
 * copy of the site on the same machine would take our cookie for a bad one of its own.
 */
export function tokenCookieName({ jwtSecret }: Pick<Config, 'jwtSecret'>): string {
  return `access_token_${createHash('sha256').update(`cookie ${jwtSecret}`).digest('hex').slice(0, 8)}`;
}

const COOKIE_OPTIONS = { path: '/api', httpOnly: true, sameSite: 'lax' } as const;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** The token of a request, from the header bare or after "Bearer", else from the cookie. */
export function tokenOf(request: FastifyRequest): string | null {
  return headerToken(request) ?? cookieToken(request);
}

function headerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization?.trim() ?? '';
  return header.replace(/^Bearer(\s+|$)/i, '') || null;
}

function cookieToken(request: FastifyRequest): string | null {
  return request.cookies[request.server.tokenCookie] ?? null;
}

export function setTokenCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, maxAgeSeconds }: Pick<IssuedToken, 'token' | 'maxAgeSeconds'>,
): void {
  void reply.setCookie(request.server.tokenCookie, token, {
    ...COOKIE_OPTIONS,
    secure: request.protocol === 'https',
    maxAge: maxAgeSeconds,
  });
}

/** Sets the cookie to the header's token, where there is one and the cookie has another or is gone. */
export function restoreTokenCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  expiresAt: Date,
): void {
  const token = headerToken(request);
  if (token === null || token === cookieToken(request)) return;
  const maxAgeSeconds = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
  setTokenCookie(request, reply, { token, maxAgeSeconds });
}

export function clearTokenCookie(request: FastifyRequest, reply: FastifyReply): void {
  void reply.clearCookie(request.server.tokenCookie, {
    ...COOKIE_OPTIONS,
    secure: request.protocol === 'https',
  });
}

/**
 * Refuses a call that changes something and that another site made this visitor's browser send. A call
 * with an Authorization header can't be one: no other site knows the token.
 *
 * @throws ForbiddenException
 */
export function refuseCrossSite(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method) || headerToken(request) !== null) return;
  if (isSameOrigin(request)) return;
  throw new ForbiddenException('This call came from another site, so it was refused.');
}

/** Browsers send Sec-Fetch-Site, older ones Origin; other programs send neither. */
function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
