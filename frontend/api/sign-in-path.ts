/** The path of the console. */
const CONSOLE_PATH = '/guide/';

/** Returns the path of the sign-in page, which leads a guide back to this URL of the console. */
export function signInPath({ pathname, search, hash }: Location = location): string {
  return `/signin?${new URLSearchParams({ next: pathname + search + hash }).toString()}`;
}

/**
 * Returns the path in the console that a guide sees after signing in.
 *
 * @param search the sign-in page's URL parameters
 */
export function consolePathAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  // Any other path could lead to a different site.
  return next.startsWith(CONSOLE_PATH) ? next : CONSOLE_PATH;
}
