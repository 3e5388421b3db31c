import { useSyncExternalStore } from 'react';
import type { Edit } from '../forms/revision';
import type { Draft } from './draft';

/** A tour's unsaved changes. */
interface KeptDraft {
  /** The tour's id and place. */
  id: string;
  place: string;
  edit: Edit<Draft>;
}

/** Unsaved changes, which stay in memory after the guide leaves the editor, until the page closes. */
let keptDrafts: readonly KeptDraft[] = [];
const listeners = new Set<() => void>();

/** Returns a tour's unsaved changes, if any. */
export function findKeptDraft(id: string): KeptDraft | undefined {
  return keptDrafts.find((each) => each.id === id);
}

export function keepDraft(draft: KeptDraft): void {
  replaceDrafts([...keptDrafts.filter(({ id }) => id !== draft.id), draft]);
}

export function forgetDraft(id: string): void {
  if (findKeptDraft(id)) replaceDrafts(keptDrafts.filter((each) => each.id !== id));
}

export function useKeptDrafts(): readonly KeptDraft[] {
  return useSyncExternalStore(subscribe, () => keptDrafts);
}

function replaceDrafts(next: readonly KeptDraft[]): void {
  keptDrafts = next;
  // Closing the page would lose the changes, so the browser asks the guide first.
  if (keptDrafts.length > 0) addEventListener('beforeunload', askBeforeUnload);
  else removeEventListener('beforeunload', askBeforeUnload);
  for (const listener of listeners) listener();
}

function askBeforeUnload(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
