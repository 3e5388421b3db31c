import { callApi } from './client';
import type { LoginInput, SignUpInput } from './schema';

export const signUp = (body: SignUpInput) => callApi('POST /signup', { body });

export const logIn = (body: LoginInput) => callApi('POST /login', { body });

/** The time limit for a session call and its retries. The page waits for these calls. */
const SESSION_TIMEOUT_MS = 5000;

export const getSession = (token: string) =>
  callApi('GET /session', { token, timeoutMs: SESSION_TIMEOUT_MS });

export const logOut = (token: string) =>
  callApi('DELETE /logout', { token, timeoutMs: SESSION_TIMEOUT_MS });

/** Ends a session without changing the cookie, which may belong to a newer session. */
export const revokeToken = (token: string) =>
  callApi('DELETE /logout', { token, withoutCookies: true });

let guestRequest: Promise<unknown> | undefined;

/** Gets a guest's cookie for the browser. Later calls return the first call's promise. */
export function becomeGuest(): Promise<unknown> {
  guestRequest ??= runWithTabLock(() => callApi('POST /guest', { repeatable: true })).catch(
    (error: unknown) => {
      guestRequest = undefined;
      throw error;
    },
  );
  return guestRequest;
}

/**
 * Runs a call in only one tab at a time, so that a second tab sends the first tab's new cookie instead of creating
 * another guest.
 */
async function runWithTabLock<T>(call: () => Promise<T>): Promise<T> {
  // Browsers offer locks only on https and localhost, and deny them to sites whose cookies they block.
  const { locks } = navigator as { locks?: LockManager };
  let pendingCall: Promise<T> | undefined;
  try {
    await locks?.request('guest', () => (pendingCall ??= call()));
  } catch (error) {
    // If the call hasn't started, the browser denied the lock, so the call runs without it.
    if (pendingCall) throw error;
  }
  return pendingCall ?? call();
}

/** Makes the next {@link becomeGuest} send a new request. Call this when the cookie has changed. */
export function resetGuestRequest(): void {
  guestRequest = undefined;
}
