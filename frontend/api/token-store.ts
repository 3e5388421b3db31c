import { TOKEN_KEY } from './token-key';

/** Replaces the stored token if the browser blocks storage or has no space left. */
let unstoredToken: string | null = null;

/** Returns the token of the signed-in user, or null. */
export function getToken(): string | null {
  if (unstoredToken !== null) return unstoredToken;
  try {
    return localStorage.getItem(TOKEN_KEY);
  } catch {
    return null;
  }
}

/** Stores a token, or deletes the stored one. */
export function setToken(token: string | null): void {
  unstoredToken = null;
  try {
    if (token !== null) localStorage.setItem(TOKEN_KEY, token);
    else localStorage.removeItem(TOKEN_KEY);
  } catch {
    unstoredToken = token;
    deleteOldToken();
  }
}

/** Deletes the stored token, which must not remain if the new token can't be stored. */
function deleteOldToken(): void {
  try {
    localStorage.removeItem(TOKEN_KEY);
  } catch {
    // Without storage, there is no old token.
  }
}

/** Calls the listener whenever another tab changes the token. */
export function onTokenChangeInOtherTab(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    // A missing key means that all storage was cleared.
    if (key !== TOKEN_KEY && key !== null) return;
    unstoredToken = null;
    listener();
  });
}
