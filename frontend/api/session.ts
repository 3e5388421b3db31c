import { useSyncExternalStore } from 'react';
import { ApiError, isTemporary } from './client';
import type { AuthAnswer, LoginInput, PublicUser, SignUpInput } from './schema';
import * as api from './auth-api';
import { noteBookings } from './own-bookings';
import { forgetKept, keptUser } from './session-data';
import { resumeRevocations, revokeLater } from './token-revocation';
import { onTokenChangeElsewhere, storedToken, storeToken } from './token-store';

/** Who is here. */
export type Session =
  /** The browser's storage was not looked at yet, as when pages are rendered to HTML. */
  | { status: 'starting' }
  /** A stored token is being checked. */
  | { status: 'loading' }
  /** `ended`: the username of whoever was signed in until the server refused the session. */
  | { status: 'signed-out'; ended?: string }
  /** `unchecked`: the server could not be asked, and this device keeps data of the user's. */
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

/** Looks whether somebody is signed in; from then on, what happens in other tabs happens here too. */
export function startSession(): void {
  const look = () => {
    const token = storedToken();
    if (token === null) {
      enter({ status: 'signed-out' });
      return;
    }
    enter({ status: 'loading' });
    // Whoever can't be checked is signed out for now.
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
 * Signs out here in any case, whatever the server says; asked again meanwhile, does it once.
 *
 * @param goAway called just before, so that no page of the user's is left to start anew as a guest's; not
 *   where no token is stored: then there is nothing to leave
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
    // What the server does not know has ended already.
    if (!(error instanceof ApiError) || error.status !== 401) revokeLater(token);
  }
  forgetSession(goAway);
}

/**
 * Signs out here alone, as where the server has ended the session.
 *
 * @param goAway as for {@link logOut}
 */
export function forgetSession(goAway: () => void): void {
  storeToken(null);
  goAway();
  enter({ status: 'signed-out' });
}

/** Takes over what has changed of whoever is signed in. */
export function updateUser(user: PublicUser): void {
  enter({ status: 'signed-in', user });
}

/**
 * Sees to it that the browser's cookie says who the visitor is: to be awaited before calls that rely on
 * it. Whoever is not signed in becomes a guest.
 *
 * @param again the server did not know the cookie: do it anew
 * @throws ApiError if that can't be done, as when the server has ended the session
 */
export async function identify(again = false): Promise<void> {
  const token = storedToken();
  // A check that failed is made up for; checking a token also restores a cookie that was lost.
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
    // Somebody has signed in or out meanwhile: that has its own check.
    if (storedToken() !== token) return;
    const ended = session.status === 'signed-in' ? session.user.username : undefined;
    if (!(error instanceof ApiError) || error.status !== 401) {
      // The server was just away: the token may be good next time.
      if (ended === undefined) enter(withoutServer(error));
      throw error;
    }
    storeToken(null);
    enter({ status: 'signed-out', ended });
    if (ended !== undefined) throw error;
  }
}

/** Who is here while nobody can say: whoever the device keeps data for, as their token does, too. */
function withoutServer(error: unknown): Session {
  const user = isTemporary(error) ? keptUser() : null;
  return user ? { status: 'signed-in', user, unchecked: true } : { status: 'signed-out' };
}

function enter(next: Session): void {
  // The cookie may be another's from now on.
  api.forgetGuest();
  const kept = keptUser();
  if (kept && !mayKeep(kept, next)) forgetKept();
  // What the user has booked, whoever stays has not.
  if (session.status === 'signed-in' && next.status === 'signed-out') noteBookings(false);
  session = next;
  for (const listener of listeners) listener();
}

/** Data that are kept are the guide's, and go with the session, the role, or when somebody else comes. */
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
