/** The secret that tokens are signed with in tests. */
export const SECRET = 'only for tests, and known to everybody';
