import { useSyncExternalStore } from 'react';
import { ApiError, isTemporary } from './client';
import type { AuthAnswer, LoginInput, PublicUser, SignUpInput } from './schema';
import * as api from './auth-api';
import { dropDrafts } from './booking-drafts';
import { setHasBookings } from './has-bookings';
import { forgetKept, keptUser } from './session-data';
import { resumeRevocations, revokeLater } from './token-revocation';
import { onTokenChangeElsewhere, storedToken, storeToken } from './token-store';

/** The state of the session. */
export type Session =
  /** The browser's storage hasn't been read yet, as while pages are rendered to HTML. */
  | { status: 'starting' }
  /** A stored token is being checked. */
  | { status: 'loading' }
  /** `ended`: the username of the user whose session the server has refused. */
  | { status: 'signed-out'; ended?: string }
  /** `unchecked`: the server couldn't be reached, and this device keeps the user's data. */
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

/** Checks whether a user is signed in, and follows sign-ins and sign-outs in other tabs from then on. */
export function startSession(): void {
  const look = () => {
    const token = storedToken();
    if (token === null) {
      enter({ status: 'signed-out' });
      return;
    }
    enter({ status: 'loading' });
    // A user who can't be checked counts as signed out for now.
    check(token).catch(() => undefined);
  };
  onTokenChangeElsewhere(look);
  look();
  resumeRevocations();
}

export async function signUp(input: SignUpInput): Promise<void> {
  signedIn(await api.signUp(input));
}

export async function signIn(input: LoginInput): Promise<void> {
  signedIn(await api.logIn(input));
}

let leaving: Promise<void> | undefined;

/**
 * Signs out on this device even if the server can't be reached. Calls in the meantime share the same sign-out.
 *
 * @param goAway called just before, so that no page of the user's restarts as a guest's; not called without a stored
 *   token
 */
export function logOut(goAway: () => void): Promise<void> {
  leaving ??= leave(goAway).finally(() => {
    leaving = undefined;
  });
  return leaving;
}

async function leave(goAway: () => void): Promise<void> {
  const token = storedToken();
  if (token === null) {
    enter({ status: 'signed-out' });
    return;
  }
  try {
    await api.logOut(token);
  } catch (error) {
    console.error('Logout was unsuccessful', error);
    // A session that the server doesn't know has already ended.
    if (!(error instanceof ApiError) || error.status !== 401) revokeLater(token);
  }
  forgetSession(goAway);
}

/**
 * Signs out only on this device, as after the server has ended the session.
 *
 * @param goAway as for {@link logOut}
 */
export function forgetSession(goAway: () => void): void {
  storeToken(null);
  goAway();
  enter({ status: 'signed-out' });
}

/** Sets the changed data of the signed-in user. */
export function updateUser(user: PublicUser): void {
  enter({ status: 'signed-in', user });
}

/**
 * Makes sure that the browser's cookie identifies the visitor; await it before calls that rely on the cookie. A visitor
 * who isn't signed in becomes a guest.
 *
 * @param again whether to start over, because the server didn't know the cookie
 * @throws ApiError if that can't be done, as when the server has ended the session
 */
export async function ensureCookie(again = false): Promise<void> {
  const token = storedToken();
  // Repeats a failed check; checking a token also restores a lost cookie.
  if (token !== null && (again || !isChecked())) await check(token);
  if (storedToken() !== null) return;
  if (again) api.forgetGuest();
  await api.becomeGuest();
}

function isChecked(): boolean {
  return session.status === 'signed-in' && !session.unchecked;
}

function signedIn({ accessToken, user }: AuthAnswer): void {
  storeToken(accessToken);
  enter({ status: 'signed-in', user });
}

/** @throws ApiError if the server could not say whose the token is */
async function check(token: string): Promise<void> {
  try {
    const { user } = await api.getSession(token);
    if (storedToken() === token) enter({ status: 'signed-in', user });
  } catch (error) {
    // A sign-in or sign-out in the meantime has its own check.
    if (storedToken() !== token) return;
    const ended = session.status === 'signed-in' ? session.user.username : undefined;
    if (!(error instanceof ApiError) || error.status !== 401) {
      // The server was unreachable, so the token may still be valid.
      if (ended === undefined) enter(withoutServer(error));
      throw error;
    }
    storeToken(null);
    enter({ status: 'signed-out', ended });
    if (ended !== undefined) throw error;
  }
}

/** Returns the user without a check: the one whose data and token the device keeps. */
function withoutServer(error: unknown): Session {
  const user = isTemporary(error) ? keptUser() : null;
  return user ? { status: 'signed-in', user, unchecked: true } : { status: 'signed-out' };
}

function enter(next: Session): void {
  // The cookie may now belong to a different caller.
  api.forgetGuest();
  const kept = keptUser();
  if (kept && !mayKeep(kept, next)) forgetKept();
  // Nothing of what the user has booked, or begun to book, stays for the next visitor.
  if (session.status === 'signed-in' && next.status === 'signed-out') {
    setHasBookings(false);
    dropDrafts();
  }
  session = next;
  for (const listener of listeners) listener();
}

/** Deletes the guide's data when the session or the role ends, or when a different user signs in. */
function mayKeep(kept: PublicUser, next: Session): boolean {
  if (next.status !== 'signed-in') return storedToken() !== null;
  return next.user.guide === true && next.user.username === kept.username;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
