/**
 * Sent with every page and file of the site; the build of the pages writes them down for nginx, too.
 * @param page any page as it was built: all have the same styles in them, and nothing else may
 * @param sha256 makes a text's hash, in Base64: each side has its own way
 */
export function siteHeaders(page: string, sha256: (text: string) => string) {
  const [, styles] = /<style>([^]*?)<\/style>/.exec(page) ?? [];
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      `style-src 'self'${styles === undefined ? '' : ` 'sha256-${sha256(styles)}'`}`,
      "img-src 'self' data:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
  };
}
