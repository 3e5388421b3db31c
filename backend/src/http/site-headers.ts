import { createHash } from 'node:crypto';

/** The one script that stands in the pages themselves and fetches all others. */
const STARTER = /<script data-needs="[^"]*">([^]*?)<\/script>/;

/**
 * Sent with every page and file of the site; nginx/generated/site-headers.conf is made from this.
 * @param page any page of the site, or the template they are made from
 */
export function siteHeaders(page: string) {
  const starter = STARTER.exec(page)?.[1];
  const scripts = starter === undefined ? '' : ` 'sha256-${sha256(starter)}'`;
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src 'self'${scripts}`,
      "style-src 'self'",
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

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}
