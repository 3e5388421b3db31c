/** What the token of whoever is signed in has for a name in the browser's storage. */
export const TOKEN_KEY = 'access_token';
