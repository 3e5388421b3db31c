import { ForbiddenException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createHash } from 'node:crypto';
import { refusal } from 'shared/refusals';
import type { Config } from '../config';
import type { IssuedToken } from './tokens.service';

// A client sends its token in the Authorization header, or in a cookie that scripts can't read.

declare module 'fastify' {
  interface FastifyInstance {
    /** The cookie's name, made by `tokenCookieName`. */
    tokenCookie: string;
  }
}

/**
 * Returns the name of the token's cookie, without the prefix that it has over https. The name depends on the site's
 * secret. Otherwise, a second copy of the site on a different port of the same machine would receive this cookie, too,
 * and reject it as invalid.
 */
export function tokenCookieName({ jwtSecret }: Pick<Config, 'jwtSecret'>): string {
  return `access_token_${createHash('sha256').update(`cookie ${jwtSecret}`).digest('hex').slice(0, 8)}`;
}

/** Browsers accept a cookie with this prefix only from the host itself, so no other host can set it. */
const HOST_PREFIX = '__Host-';
const COOKIE_OPTIONS = { httpOnly: true, sameSite: 'lax' } as const;
const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Returns a request's token from the header, with or without "Bearer", or else from the cookie. */
export function tokenOf(request: FastifyRequest): string | null {
  return headerToken(request) ?? cookieToken(request);
}

function headerToken(request: FastifyRequest): string | null {
  const header = request.headers.authorization?.trim() ?? '';
  return header.replace(/^Bearer(\s+|$)/i, '') || null;
}

function cookieToken(request: FastifyRequest): string | null {
  return request.cookies[cookieOf(request).name] ?? null;
}

/** Returns the cookie's name and options, which depend on whether the request came over https. */
function cookieOf(request: FastifyRequest) {
  const name = request.server.tokenCookie;
  return isSecure(request)
    ? { name: HOST_PREFIX + name, options: { ...COOKIE_OPTIONS, path: '/', secure: true } }
    : { name, options: { ...COOKIE_OPTIONS, path: '/api', secure: false } };
}

function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}

export function setTokenCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, maxAgeSeconds }: Pick<IssuedToken, 'token' | 'maxAgeSeconds'>,
): void {
  const { name, options } = cookieOf(request);
  void reply.setCookie(name, token, { ...options, maxAge: maxAgeSeconds });
}

/** Sets the cookie to the request's token, unless it already has that value. */
export function restoreTokenCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  expiresAt: Date,
): void {
  const token = tokenOf(request);
  if (token === null || token === cookieToken(request)) return;
  const maxAgeSeconds = Math.floor((expiresAt.getTime() - Date.now()) / 1000);
  setTokenCookie(request, reply, { token, maxAgeSeconds });
}

export function clearTokenCookie(request: FastifyRequest, reply: FastifyReply): void {
  const { name, options } = cookieOf(request);
  void reply.clearCookie(name, options);
}

/**
 * Refuses cross-site calls that may change data (CSRF). Calls with an Authorization header are allowed, because no
 * other site can read the token.
 *
 * @throws ForbiddenException if the call comes from a different site
 */
export function refuseCrossSite(request: FastifyRequest): void {
  if (SAFE_METHODS.has(request.method) || headerToken(request) !== null) return;
  if (isSameOrigin(request)) return;
  throw new ForbiddenException(refusal('another-site'));
}

/** Browsers send Sec-Fetch-Site, older browsers send only Origin, and other programs send neither. */
function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
