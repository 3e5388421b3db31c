/** The secret that signs tokens in tests. */
export const SECRET = 'only for tests, and known to everybody';
