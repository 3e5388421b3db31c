const KEY = 'access_token';

const listeners = new Set<() => void>();
/** Used where the browser lets no site store anything. */
let unstored: string | null = null;

/** The token of whoever signed in, or null. */
export function storedToken(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return unstored;
  }
}

/** Keeps a token, or forgets the one there is; every tab hears of it. */
export function storeToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    unstored = token;
  }
  for (const listener of listeners) listener();
}

/** Calls the listener when the token changes, here or in another tab. */
export function onTokenChange(listener: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}
