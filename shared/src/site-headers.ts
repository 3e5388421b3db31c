/** The only Trusted Types policy: the console's, in `frontend/console/trusted-types.ts`. */
export const TRUSTED_TYPES_POLICY = 'console';

/**
 * Returns the headers of every page and file of the site. The build of the pages writes them into a file for nginx.
 * @param pages the built pages: only their inline styles are allowed
 * @param sha256 returns the SHA-256 hash of a string in Base64; browsers and Node compute it differently
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
    // Separates the page from windows that it opens, and from those that open it.
    'Cross-Origin-Opener-Policy': 'same-origin',
    // The ticket uses the location, and visitors can reach it from any page without a reload. The compass is allowed
    // by default.
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
