const KEY = 'access_token';

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

/** Keeps a token, or forgets the one there is. */
export function storeToken(token: string | null): void {
  try {
    if (token === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, token);
  } catch {
    unstored = token;
  }
}

/** Calls the listener whenever another tab has changed the token. */
export function onTokenChangeElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // Without a key, everything was cleared.
    if (key === KEY || key === null) listener();
  });
}
