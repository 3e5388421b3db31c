import { useSyncExternalStore } from 'react';
import { ApiError } from './client';
import { pauseOrOnline } from './pause';
import { revoke } from './auth-api';

/** The storage key for tokens of sessions that the server has yet to end. */
const KEY = 'unrevoked_tokens';
const FIRST_PAUSE_MS = 2000;
const LONGEST_PAUSE_MS = 60_000;

/** Used if the browser can't store them. */
let unstored: string[] | null = null;
let running = false;
const listeners = new Set<() => void>();

/** Whether the server has yet to end a session of this browser. */
export function usePendingRevocation(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pending().length > 0,
    () => false,
  );
}

/** Ends a token's session as soon as the server can be reached, even after a reload. */
export function revokeLater(token: string): void {
  keep([...pending(), token]);
  resumeRevocations();
}

/** Ends sessions that the server couldn't end before. */
export function resumeRevocations(): void {
  if (running || pending().length === 0) return;
  running = true;
  void run().finally(() => {
    running = false;
  });
}

async function run(): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(2 * pause, LONGEST_PAUSE_MS)) {
    for (const token of pending()) {
      if (await isEnded(token)) keep(pending().filter((other) => other !== token));
    }
    if (pending().length === 0) return;
    await pauseOrOnline(pause);
  }
}

async function isEnded(token: string): Promise<boolean> {
  try {
    await revoke(token);
    return true;
  } catch (error) {
    // It has expired, or another tab was faster.
    return error instanceof ApiError && error.status === 401;
  }
}

function pending(): string[] {
  try {
    return unstored ?? (JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[]);
  } catch {
    return [];
  }
}

function keep(tokens: string[]): void {
  try {
    if (tokens.length > 0) localStorage.setItem(KEY, JSON.stringify(tokens));
    else localStorage.removeItem(KEY);
    unstored = null;
  } catch {
    unstored = tokens;
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
