import { callApi } from '../api/client';
import type { AuthAnswer, LoginInput, SessionAnswer, SignUpInput } from '../api/schema';

export const signUp = (body: SignUpInput) =>
  callApi<AuthAnswer>('/signup', { method: 'POST', body });

export const logIn = (body: LoginInput) => callApi<AuthAnswer>('/login', { method: 'POST', body });

/** The page waits for these two, so they don't wait for long, repeats included. */
const TIMEOUT_MS = 5000;

export const getSession = (token: string) =>
  callApi<SessionAnswer>('/session', { token, timeoutMs: TIMEOUT_MS });

export const logOut = (token: string) =>
  callApi<undefined>('/logout', { method: 'DELETE', token, timeoutMs: TIMEOUT_MS });

let guest: Promise<unknown> | undefined;

/** Makes the browser a guest, once: asked again, the first answer holds. */
export function becomeGuest(): Promise<unknown> {
  guest ??= oneTabAtATime(() => callApi('/guest', { method: 'POST', repeatable: true })).catch(
    (error: unknown) => {
      guest = undefined;
      throw error;
    },
  );
  return guest;
}

/** The second tab's call carries the first one's cookie, and so makes no second guest. */
function oneTabAtATime<T>(call: () => Promise<T>): Promise<T> {
  // Browsers have locks on https and on localhost only.
  const { locks } = navigator as { locks?: LockManager };
  return locks ? locks.request('guest', call) : call();
}

/** To be called when the cookie has become somebody else's, or nobody's. */
export function forgetGuest(): void {
  guest = undefined;
}
