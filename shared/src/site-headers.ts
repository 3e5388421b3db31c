/**
 * Sent with every page and file of the site; the build of the pages writes them down for nginx, too.
 * @param pages the pages as they were built: the styles in them may be there, and nothing else may
 * @param sha256 makes a text's hash, in Base64: each side has its own way
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
    ].join('; '),
    // The ticket points to the meeting spot, and whoever is there may have come from any other page. A phone's
    // compass is let in by default, as it is where nothing is said of it.
    'Permissions-Policy': 'camera=(), geolocation=(self), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
