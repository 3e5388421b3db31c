/** The storage key of the token. */
export const TOKEN_KEY = 'access_token';
