import type { PublicUser } from '../api/schema';
import { forgetKept, KEPT, keepUser, keptUser } from '../api/session-data';

/** What the guide's page keeps on this device, by name; JSON can say all of it. */
export interface Kept {
  get: (name: string) => unknown;
  /** Null forgets it. */
  set: (name: string, value: object | null) => void;
  names: () => string[];
  /** Calls back when another tab has changed something, until the function that it gives is called. */
  follow: (onChange: () => void) => () => void;
}

/**
 * Keeps data for the guide, and nothing any more once the session has forgotten them. What the browser does
 * not store is there as long as the page.
 */
export function keptFor(user: PublicUser): Kept {
  const before = keptUser();
  if (before && before.username !== user.username) forgetKept();
  keepUser(user);
  const unstored = new Map<string, unknown>();
  const stores = keptUser() !== null;
  const isOurs = () => keptUser()?.username === user.username;

  return {
    get: (name) => {
      if (unstored.has(name)) return unstored.get(name);
      return stores && isOurs() ? parsed(localStorage.getItem(KEPT + name)) : null;
    },
    set: (name, value) => {
      if (stores && !isOurs()) return;
      unstored.delete(name);
      try {
        if (value === null) localStorage.removeItem(KEPT + name);
        else localStorage.setItem(KEPT + name, JSON.stringify(value));
      } catch {
        unstored.set(name, value);
      }
    },
    names: () => {
      const all = stores ? Object.keys(localStorage) : [];
      const stored = all.filter((name) => name.startsWith(KEPT));
      return [...stored.map((name) => name.slice(KEPT.length)), ...unstored.keys()];
    },
    follow: (onChange) => {
      const listener = ({ key }: StorageEvent) => {
        // Without a key, everything was cleared.
        if (key?.startsWith(KEPT) ?? true) onChange();
      };
      window.addEventListener('storage', listener);
      return () => {
        window.removeEventListener('storage', listener);
      };
    },
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
