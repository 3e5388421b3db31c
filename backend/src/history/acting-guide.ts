import type { FastifyInstance } from 'fastify';
import { AsyncLocalStorage } from 'node:async_hooks';

/** The owner or colleague who makes the current call. */
export interface ActingGuide {
  /** The user's id. */
  id: string;
  name: string;
  role: 'owner' | 'colleague';
}

const currentCall = new AsyncLocalStorage<{ guide?: ActingGuide }>();

/** Gives each call its own context. Runs after the body was parsed, because the parser's events lose the context. */
export function trackActingGuide(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (_request, _reply, done) => {
    currentCall.run({}, done);
  });
}

/** Records who makes the current call. */
export function setActingGuide(guide: ActingGuide): void {
  const call = currentCall.getStore();
  if (call) call.guide = guide;
}

/** Returns the guide who makes the current call; undefined for visitors' calls, and for jobs. */
export function getActingGuide(): ActingGuide | undefined {
  return currentCall.getStore()?.guide;
}

/** Calls a function on behalf of a guide, or without one, instead of the guide who makes the current call. */
export function actAs<Result>(guide: ActingGuide | undefined, action: () => Result): Result {
  return currentCall.run(guide ? { guide } : {}, action);
}
