import { useSyncExternalStore } from 'react';
import type { Draft } from './draft';

/** What was typed of a tour and not saved. */
interface KeptDraft {
  /** The tour's id, and what it is called. */
  id: string;
  place: string;
  /** The tour's, when the guide began. */
  revision: number;
  /** What that revision had, and what was typed. */
  saved: Draft;
  draft: Draft;
}

/** Whichever way the guide leaves the editor, what was typed is there on coming back: this is kept by the page. */
let kept: readonly KeptDraft[] = [];
const listeners = new Set<() => void>();

/** What was typed of a tour before, if anything. */
export function findKeptDraft(id: string): KeptDraft | undefined {
  return kept.find((each) => each.id === id);
}

export function keepDraft(draft: KeptDraft): void {
  change([...kept.filter(({ id }) => id !== draft.id), draft]);
}

export function forgetDraft(id: string): void {
  if (findKeptDraft(id)) change(kept.filter((each) => each.id !== id));
}

/** All that is kept. */
export function useKeptDrafts(): readonly KeptDraft[] {
  return useSyncExternalStore(subscribe, () => kept);
}

function change(next: readonly KeptDraft[]): void {
  kept = next;
  // With the page it would be gone.
  if (kept.length > 0) addEventListener('beforeunload', ask);
  else removeEventListener('beforeunload', ask);
  for (const listener of listeners) listener();
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
