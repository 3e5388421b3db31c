import { callApi } from './client';
import type { LoginInput, SignUpInput } from './schema';

export const signUp = (body: SignUpInput) => callApi('POST /signup', { body });

export const logIn = (body: LoginInput) => callApi('POST /login', { body });

/** The time limit for calls that the page waits for, repeats included. */
const TIMEOUT_MS = 5000;

export const getSession = (token: string) =>
  callApi('GET /session', { token, timeoutMs: TIMEOUT_MS });

export const logOut = (token: string) =>
  callApi('DELETE /logout', { token, timeoutMs: TIMEOUT_MS });

/** Ends a session without touching the cookie, which may belong to a newer session by now. */
export const revoke = (token: string) => callApi('DELETE /logout', { token, withoutCookies: true });

let guest: Promise<unknown> | undefined;

/** Makes the browser a guest once; later calls share the first response. */
export function becomeGuest(): Promise<unknown> {
  guest ??= oneTabAtATime(() => callApi('POST /guest', { repeatable: true })).catch(
    (error: unknown) => {
      guest = undefined;
      throw error;
    },
  );
  return guest;
}

/** Runs in one tab at a time, so that a second tab's call carries the first one's cookie and makes no second guest. */
async function oneTabAtATime<T>(call: () => Promise<T>): Promise<T> {
  // Browsers offer locks only on https and localhost, and deny them to sites whose cookies they block.
  const { locks } = navigator as { locks?: LockManager };
  let called: Promise<T> | undefined;
  try {
    await locks?.request('guest', () => (called ??= call()));
  } catch (error) {
    if (called) throw error;
  }
  return called ?? call();
}

/** Forgets that the browser is a guest. Call it when the cookie was replaced or removed. */
export function forgetGuest(): void {
  guest = undefined;
}
