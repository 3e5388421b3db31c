import { useSyncExternalStore } from 'react';
import { ApiError } from './client';
import { pauseUntilOnline } from './pause';
import { revokeToken } from './auth-api';

/** The storage key for tokens that the server has yet to revoke. */
const STORAGE_KEY = 'unrevoked_tokens';
const FIRST_PAUSE_MS = 2000;
const MAX_PAUSE_MS = 60_000;

/** Replaces the stored tokens if the browser can't store them. */
let unstoredTokens: string[] | null = null;
let isRunning = false;
const listeners = new Set<() => void>();

/** Whether the visitor has signed out of a session that the server hasn't ended yet. */
export function usePendingRevocation(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pendingTokens().length > 0,
    () => false,
  );
}

/** Ends a token's session as soon as the server can be reached, even after a reload. */
export function revokeLater(token: string): void {
  storePendingTokens([...pendingTokens(), token]);
  resumeRevocations();
}

/** Starts ending the sessions of pending tokens, and retries until all have ended. */
export function resumeRevocations(): void {
  if (isRunning || pendingTokens().length === 0) return;
  isRunning = true;
  void revokePendingTokens().finally(() => {
    isRunning = false;
  });
}

async function revokePendingTokens(): Promise<void> {
  for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS)) {
    for (const token of pendingTokens()) {
      if (await tryRevoke(token))
        storePendingTokens(pendingTokens().filter((other) => other !== token));
    }
    if (pendingTokens().length === 0) return;
    await pauseUntilOnline(pauseMs);
  }
}

async function tryRevoke(token: string): Promise<boolean> {
  try {
    await revokeToken(token);
    return true;
  } catch (error) {
    // The session has expired, or another tab has ended it.
    return error instanceof ApiError && error.status === 401;
  }
}

function pendingTokens(): string[] {
  try {
    return unstoredTokens ?? (JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]') as string[]);
  } catch {
    return [];
  }
}

function storePendingTokens(tokens: string[]): void {
  try {
    if (tokens.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(tokens));
    else localStorage.removeItem(STORAGE_KEY);
    unstoredTokens = null;
  } catch {
    unstoredTokens = tokens;
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', listener);
  };
}
