import { callApi } from './client';
import type { LoginInput, SignUpInput } from './schema';

export const signUp = (body: SignUpInput) => callApi('POST /signup', { body });

export const logIn = (body: LoginInput) => callApi('POST /login', { body });

/** The page waits for these two, so they don't wait for long, repeats included. */
const TIMEOUT_MS = 5000;

export const getSession = (token: string) =>
  callApi('GET /session', { token, timeoutMs: TIMEOUT_MS });

export const logOut = (token: string) =>
  callApi('DELETE /logout', { token, timeoutMs: TIMEOUT_MS });

/** Ends a session that the visitor has left, without touching the cookie: it may be another's by now. */
export const revoke = (token: string) => callApi('DELETE /logout', { token, withoutCookies: true });

let guest: Promise<unknown> | undefined;

/** Makes the browser a guest, once: asked again, the first answer holds. */
export function becomeGuest(): Promise<unknown> {
  guest ??= oneTabAtATime(() => callApi('POST /guest', { repeatable: true })).catch(
    (error: unknown) => {
      guest = undefined;
      throw error;
    },
  );
  return guest;
}

/** The second tab's call carries the first one's cookie, and so makes no second guest. */
async function oneTabAtATime<T>(call: () => Promise<T>): Promise<T> {
  // Browsers have locks on https and on localhost only, and give none to a site whose cookies they block.
  const { locks } = navigator as { locks?: LockManager };
  let called: Promise<T> | undefined;
  try {
    await locks?.request('guest', () => (called ??= call()));
  } catch (error) {
    if (called) throw error;
  }
  return called ?? call();
}

/** To be called when the cookie has become somebody else's, or nobody's. */
export function forgetGuest(): void {
  guest = undefined;
}
