import { TOKEN_KEY } from './token-key';

/** Used if the browser lets no site store anything, or has no room left. */
let unstored: string | null = null;

/** The token of the signed-in user, or null. */
export function storedToken(): string | null {
  if (unstored !== null) return unstored;
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Stores a token, or deletes the stored one. */
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

/** Deletes the old token, which must not stay if the new one can't be stored. */
function forgetStored(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Without storage, there is no old token.
  }
}

/** Calls the listener whenever another tab changes the token. */
export function onTokenChangeElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // A missing key means that all storage was cleared.
    if (key !== TOKEN_KEY && key !== null) return;
    unstored = null;
    listener();
  });
}
