import { useMemo, useSyncExternalStore } from 'react';
import { isCalendarDate, newYorkDate } from 'shared/new-york';
import { now } from '../../api/clock';
import type { Change } from './changes';

const STORAGE_KEY = 'seen_changes';

/** The last revision that the visitor dismissed, keyed by the change's id. */
type Revisions = Record<string, number>;

/** Replaces the stored text if the browser blocks storage. */
let fallbackText: string | null = null;
const listeners = new Set<() => void>();

/** Returns a function that checks whether the visitor hasn't dismissed a change yet. */
export function useIsUnseen(): (change: Change) => boolean {
  const text = useSyncExternalStore(subscribe, readStored, () => null);
  const seenRevisions = useMemo(() => parseRevisions(text), [text]);
  return ({ id, revision }) => revision > (seenRevisions[id] ?? 0);
}

/** Marks a change and its earlier revisions as dismissed by the visitor. */
export function markSeen({ id, revision }: Pick<Change, 'id' | 'revision'>): void {
  const today = newYorkDate(now());
  const otherRevisions = Object.entries(parseRevisions(readStored())).filter(
    // Drops changes on past dates, because they are no longer shown.
    ([otherId]) => otherId !== id && dateIn(otherId) >= today,
  );
  writeStored(JSON.stringify(Object.fromEntries([...otherRevisions, [id, revision]])));
  for (const listener of listeners) listener();
}

/** Returns the date in a change's id. The date's position depends on the kind of id. */
function dateIn(id: string): string {
  return id.split('.').find(isCalendarDate) ?? '';
}

function readStored(): string | null {
  try {
    return fallbackText ?? localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function writeStored(text: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, text);
    fallbackText = null;
  } catch {
    fallbackText = text;
  }
}

function parseRevisions(text: string | null): Revisions {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Revisions) : {};
  } catch {
    return {};
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
