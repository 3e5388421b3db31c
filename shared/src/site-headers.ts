/** The name of the site's only Trusted Types policy, which `frontend/console/trusted-types.ts` creates. */
export const TRUSTED_TYPES_POLICY = 'console';

/**
 * Returns the headers for all pages and files of the site. The site's build writes them into a file for nginx.
 *
 * @param pages the built pages; their inline styles are the only ones that the headers allow
 * @param sha256 returns the Base64-encoded SHA-256 hash of a string; a parameter, because browsers and Node have
 *   different functions for it
 */
export function siteHeaders(pages: readonly string[], sha256: (text: string) => string) {
  const styles = new Set(
    pages.flatMap((page) => [...page.matchAll(/<style>([^]*?)<\/style>/g)].map(([, text]) => text)),
  );
  const hashes = [...styles].map((text = '') => ` 'sha256-${sha256(text)}'`);
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self'${hashes.join('')}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      // Scripts can't insert strings as HTML or code, except through the console's policy.
      "require-trusted-types-for 'script'",
      `trusted-types ${TRUSTED_TYPES_POLICY}`,
    ].join('; '),
    // Isolates the page from windows that it opens and from the window that opened it.
    'Cross-Origin-Opener-Policy': 'same-origin',
    // Tickets use geolocation. Every page allows it, because visitors can get from any page to a ticket without a
    // reload. The compass is allowed by default.
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
