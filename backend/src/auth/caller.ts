import type { FastifyRequest } from 'fastify';

/** A user or guest with a valid token. Callers without a token can use only the open list. */
export interface Caller {
  kind: 'user' | 'guest';
  /** The user's id in the database, or the guest's random id. */
  id: string;
  token: Token;
}

export interface Token {
  /** The token's unique id (`jti`). */
  id: string;
  expiresAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guards. Null if the caller has no valid token, on routes that don't require one. */
    user?: Caller | null;
  }
}

/** A request that has passed a guard that requires a token. */
export type CallerRequest = FastifyRequest & { user: Caller };
