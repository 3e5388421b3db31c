import { QueryClientProvider } from '@tanstack/react-query';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';
import type { PublicUser } from '../../api/schema';
import {
  storeKeptUser,
  loadKeptUser,
  deleteKeptData,
  waitForDeletion,
} from '../../api/session-data';
import { applyOutcome } from './sheet-queries';
import { createOutbox, type Channel, type Outbox, type OutboxState } from './outbox';
import { createTapStore, type TapStore } from './tap-store';
import { createQueryCache, type QueryCache } from './query-client';
import { openTapDatabase } from './storage';

/** A guide's session in the console: the user, the outbox of taps, and the cached responses. */
export interface GuideSession {
  user: PublicUser;
  outbox: Outbox;
  queries: QueryCache;
}

/** Opens a guide's session. Deletes the previous user's data from the device if a different user was signed in. */
export async function openGuideSession(user: PublicUser): Promise<GuideSession> {
  const { username } = user;
  const previousUser = loadKeptUser();
  if (previousUser && previousUser.username !== username) deleteKeptData();
  await waitForDeletion();
  storeKeptUser(user);
  const store = await openTapStore(user);
  const outbox = createOutbox({ guide: username, store, channel: openChannel(username) });
  const queries = createQueryCache(username);
  outbox.onOutcome((outcome) => {
    void applyOutcome(queries, outcome);
  });
  return { user, outbox, queries };
}

/** Opens a user's stored taps. Deletes the taps that an owner discarded when removing this user from the guides. */
export async function openTapStore({ username, tapsDiscardedAt }: PublicUser): Promise<TapStore> {
  const store = createTapStore(username, await openTapDatabase());
  if (tapsDiscardedAt !== undefined) {
    const discardedAt = Date.parse(tapsDiscardedAt);
    await store.edit((taps) => taps.filter(({ at }) => at > discardedAt));
  }
  return store;
}

/** Starts sending unsent taps, and deletes expired responses. @returns a function that stops sending */
export function startGuideSession({ outbox, queries }: GuideSession): () => void {
  void queries.persister.persisterGc();
  return outbox.start();
}

function openChannel(guide: string): Channel | null {
  return 'BroadcastChannel' in globalThis ? new BroadcastChannel(`guide-taps ${guide}`) : null;
}

const GuideSessionContext = createContext<GuideSession | null>(null);

export function GuideSessionProvider({
  guideSession,
  children,
}: {
  guideSession: GuideSession;
  children: ReactNode;
}) {
  return (
    <GuideSessionContext value={guideSession}>
      <QueryClientProvider client={guideSession.queries.client}>{children}</QueryClientProvider>
    </GuideSessionContext>
  );
}

export function useGuideSession(): GuideSession {
  const guideSession = use(GuideSessionContext);
  if (guideSession === null) throw new Error('useGuideSession() needs a GuideSessionProvider.');
  return guideSession;
}

/** Returns whether the guide is an owner rather than a colleague. */
export function useIsOwner(): boolean {
  return useGuideSession().user.role !== 'colleague';
}

/** Returns the outbox's current state, and renders the component again when it changes. */
export function useOutbox(): OutboxState {
  const { outbox } = useGuideSession();
  return useSyncExternalStore(outbox.subscribe, outbox.snapshot);
}
