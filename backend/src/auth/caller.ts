import type { FastifyRequest } from 'fastify';

/** Somebody with a valid token. A caller without one is nobody, and may use the open list. */
export interface Caller {
  kind: 'user' | 'guest';
  /** The user's id in the database, or the guest's random one. */
  id: string;
  token: Token;
}

export interface Token {
  /** Unique for each token that was ever issued (`jti`). */
  id: string;
  expiresAt: Date;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set by the guards; null where a route also serves nobody. */
    user?: Caller | null;
  }
}

/** A call that has passed a guard that lets nobody pass. */
export type CallerRequest = FastifyRequest & { user: Caller };
