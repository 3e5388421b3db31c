import { useSyncExternalStore } from 'react';
import { ApiError, isTemporary } from './client';
import type { AuthResponse, LoginInput, PublicUser, SignUpInput } from './schema';
import * as api from './auth-api';
import { deleteDrafts } from './booking-drafts';
import { setHasBookings } from './has-bookings';
import { deleteKeptData, loadKeptUser } from './session-data';
import { resumeRevocations, revokeLater } from './token-revocation';
import { onTokenChangeInOtherTab, getToken, setToken } from './token-store';

/** The state of the session. */
export type Session =
  /** The browser's storage hasn't been read yet. Pages are rendered to HTML with this session. */
  | { status: 'starting' }
  /** A stored token is being checked. */
  | { status: 'loading' }
  /** `endedUsername`: the user whose session the server has ended. */
  | { status: 'signed-out'; endedUsername?: string }
  /** `unchecked`: the server couldn't be reached, so the user's data comes from this device. */
  | { status: 'signed-in'; user: PublicUser; unchecked?: true };

const STARTING = { status: 'starting' } satisfies Session;

let session = STARTING as Session;
const listeners = new Set<() => void>();

export function useSession(): Session {
  return useSyncExternalStore(
    subscribe,
    () => session,
    (): Session => STARTING,
  );
}

/** Calls a function with the session as soon as it is known whether a user is signed in. */
export function whenSessionIsKnown(callback: (knownSession: Session) => void): void {
  if (session.status !== 'starting' && session.status !== 'loading') {
    callback(session);
    return;
  }
  const unsubscribe = subscribe(() => {
    unsubscribe();
    whenSessionIsKnown(callback);
  });
}

/** Checks whether a user is signed in, and follows sign-ins and sign-outs in other tabs from then on. */
export function startSession(): void {
  const checkStoredToken = () => {
    const token = getToken();
    if (token === null) {
      setSession({ status: 'signed-out' });
      return;
    }
    setSession({ status: 'loading' });
    // After a failure, checkToken() has already set the session.
    checkToken(token).catch(() => undefined);
  };
  onTokenChangeInOtherTab(checkStoredToken);
  checkStoredToken();
  resumeRevocations();
}

export async function signUp(input: SignUpInput): Promise<void> {
  storeSignIn(await api.signUp(input));
}

/** Signs in, and returns the user. */
export async function signIn(input: LoginInput): Promise<PublicUser> {
  const response = await api.logIn(input);
  storeSignIn(response);
  return response.user;
}

let pendingSignOut: Promise<void> | undefined;

/**
 * Signs out on this device even if the server can't be reached. Calls during a pending sign-out share its promise.
 *
 * @param leavePage called before the session changes, so that the user's page doesn't reload for a guest; not called if
 *   no token is stored
 */
export function logOut(leavePage: () => void): Promise<void> {
  pendingSignOut ??= endSession(leavePage).finally(() => {
    pendingSignOut = undefined;
  });
  return pendingSignOut;
}

async function endSession(leavePage: () => void): Promise<void> {
  const token = getToken();
  if (token === null) {
    setSession({ status: 'signed-out' });
    return;
  }
  try {
    await api.logOut(token);
  } catch (error) {
    console.error('Logout was unsuccessful', error);
    // A 401 means that the session has already ended.
    if (!(error instanceof ApiError) || error.status !== 401) revokeLater(token);
  }
  forgetSession(leavePage);
}

/**
 * Signs out only on this device, for example after the server has ended the session.
 *
 * @param leavePage as for {@link logOut}
 */
export function forgetSession(leavePage: () => void): void {
  setToken(null);
  leavePage();
  setSession({ status: 'signed-out' });
}

/** Replaces the signed-in user's data. */
export function updateUser(user: PublicUser): void {
  setSession({ status: 'signed-in', user });
}

/**
 * Ensures that the browser's cookie identifies the visitor; await this before calls that rely on the cookie. A visitor
 * who isn't signed in becomes a guest.
 *
 * @param renew whether to replace a cookie that the server rejected
 * @throws ApiError if the visitor can't be identified, for example because the server has ended the session
 */
export async function ensureCookie({ renew = false } = {}): Promise<void> {
  const token = getToken();
  // Retries a failed check; checking a token also restores a lost cookie.
  if (token !== null && (renew || !isChecked())) await checkToken(token);
  if (getToken() !== null) return;
  if (renew) api.resetGuestRequest();
  await api.becomeGuest();
}

function isChecked(): boolean {
  return session.status === 'signed-in' && !session.unchecked;
}

function storeSignIn({ accessToken, user }: AuthResponse): void {
  setToken(accessToken);
  setSession({ status: 'signed-in', user });
}

/** @throws ApiError if the token couldn't be checked, or the session of a user who is shown as signed in has ended */
async function checkToken(token: string): Promise<void> {
  try {
    const { user } = await api.getSession(token);
    if (getToken() === token) setSession({ status: 'signed-in', user });
  } catch (error) {
    // A sign-in or sign-out during the call has replaced the token, so this result no longer matters.
    if (getToken() !== token) return;
    const username = session.status === 'signed-in' ? session.user.username : undefined;
    if (!(error instanceof ApiError) || error.status !== 401) {
      // The server was unreachable, so the token may still be valid.
      if (username === undefined) setSession(offlineSession(error));
      throw error;
    }
    setToken(null);
    setSession({ status: 'signed-out', endedUsername: username });
    if (username !== undefined) throw error;
  }
}

/** Returns the session for a token that can't be checked: signed in if this device keeps the user's data. */
function offlineSession(error: unknown): Session {
  const user = isTemporary(error) ? loadKeptUser() : null;
  return user ? { status: 'signed-in', user, unchecked: true } : { status: 'signed-out' };
}

function setSession(newSession: Session): void {
  // The cookie may now belong to a different caller.
  api.resetGuestRequest();
  const keptUser = loadKeptUser();
  if (keptUser && !mayKeepData(keptUser, newSession)) deleteKeptData();
  // The next visitor on this device must not see the user's bookings and drafts.
  if (session.status === 'signed-in' && newSession.status === 'signed-out') {
    setHasBookings(false);
    deleteDrafts();
  }
  session = newSession;
  for (const listener of listeners) listener();
}

/** Whether this device may keep the guide's data: only while it has a token, and the token's user is the same guide. */
function mayKeepData(keptUser: PublicUser, newSession: Session): boolean {
  if (newSession.status !== 'signed-in') return getToken() !== null;
  return newSession.user.guide === true && newSession.user.username === keptUser.username;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
