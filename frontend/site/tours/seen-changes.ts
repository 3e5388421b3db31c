import { useMemo, useSyncExternalStore } from 'react';
import { isCalendarDate, newYorkDate } from 'shared/new-york';
import { now } from '../../api/clock';
import type { Change } from './changes';

const KEY = 'seen_changes';

/** Of what was changed, by its id, the revision that was seen. */
type Revisions = Record<string, number>;

/** Used where the browser lets no site store anything. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

/** Tells of changes whether the visitor has not agreed yet to have seen them. */
export function useUnseenChanges(): (change: Change) => boolean {
  const text = useSyncExternalStore(subscribe, stored, () => null);
  const seen = useMemo(() => parse(text), [text]);
  return ({ id, revision }) => revision > (seen[id] ?? 0);
}

/** Notes that the visitor has seen a change, and all earlier ones of the same. */
export function markSeen({ id, revision }: Pick<Change, 'id' | 'revision'>): void {
  const today = newYorkDate(now());
  const others = Object.entries(parse(stored())).filter(
    // What is over is not shown any more.
    ([known]) => known !== id && dateIn(known) >= today,
  );
  store(JSON.stringify(Object.fromEntries([...others, [id, revision]])));
  for (const listener of listeners) listener();
}

/** Not always the same part: departures had other ids once. */
function dateIn(id: string): string {
  return id.split('.').find(isCalendarDate) ?? '';
}

function stored(): string | null {
  try {
    return unstored ?? localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

function store(text: string): void {
  try {
    localStorage.setItem(KEY, text);
    unstored = null;
  } catch {
    unstored = text;
  }
}

function parse(text: string | null): Revisions {
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
