import { TOKEN_KEY } from './token-key';

/** Used where the browser can't store it: it lets no site store anything, or has no room left. */
let unstored: string | null = null;

/** The token of whoever signed in, or null. */
export function storedToken(): string | null {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Keeps a token, or forgets the one there is. */
export function storeToken(token: string | null): void {
  unstored = null;
  try {
    if (token !== null) localStorage.setItem(TOKEN_KEY, token);
    else localStorage.removeItem(TOKEN_KEY);
  } catch {
    unstored = token;
    forgetStored();
  }
}

/** The one before must not outlive a token that found no room. */
function forgetStored(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Then there is none.
  }
}

/** Calls the listener whenever another tab has changed the token. */
export function onTokenChangeElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // Without a key, everything was cleared.
    if (key !== TOKEN_KEY && key !== null) return;
    unstored = null;
    listener();
  });
}
