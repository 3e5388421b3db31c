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

const GUIDE_PATH = /^\/api\/guide(\/|$)/;

/**
 * Gives each call on the guide's paths a context, which holds the acting guide. Runs after the body was parsed, because
 * the parser's events lose the context. Other calls get no context, because contexts make calls slower before Node 24.
 */
export function trackActingGuide(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', ({ routeOptions }, _reply, done) => {
    if (GUIDE_PATH.test(routeOptions.url ?? '')) currentCall.run({}, done);
    else done();
  });
}

/** Stores the guide who makes the current call. */
export function setActingGuide(guide: ActingGuide): void {
  const call = currentCall.getStore();
  if (call) call.guide = guide;
}

/** Returns the guide who makes the current call; undefined for visitors' calls, and for jobs. */
export function getActingGuide(): ActingGuide | undefined {
  return currentCall.getStore()?.guide;
}

/**
 * Runs an action on behalf of a different guide than the one who makes the current call.
 *
 * @param guide undefined to run the action on behalf of no guide
 */
export function actAs<Result>(guide: ActingGuide | undefined, action: () => Result): Result {
  if (guide === getActingGuide()) return action();
  return currentCall.run(guide ? { guide } : {}, action);
}
