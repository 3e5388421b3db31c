import { localizedPath } from 'shared/site-languages';
import { LANGUAGE } from '../texts/language';
import type { Page } from './routes';

/** Updates the document's head after client-side navigation to a page. */
export function updateHead(page: Page): void {
  document.title = page.title;
  const description = findOrCreate('meta', 'name', 'description');
  if (page.description === undefined) description.remove();
  else description.content = page.description;
  const canonical = findOrCreate('link', 'rel', 'canonical');
  const robots = findOrCreate('meta', 'name', 'robots');
  const referrer = findOrCreate('meta', 'name', 'referrer');
  // Keeps the origin of the server's canonical URL, because only the server knows the site's public origin.
  const { origin } = new URL(canonical.href || location.origin);
  const url = origin + localizedPath(LANGUAGE, page.path);
  if (canonical.href !== url) {
    // The alternate links are for the page that the visitor opened first. Only search engines need them.
    for (const link of document.head.querySelectorAll('link[rel="alternate"]')) link.remove();
  }
  if (page.isPublic) {
    canonical.href = url;
    robots.remove();
    // The same policy as in the headers; set explicitly, because removing the tag wouldn't restore it.
    referrer.content = 'strict-origin-when-cross-origin';
  } else {
    robots.content = 'noindex';
    referrer.content = 'no-referrer';
    canonical.remove();
  }
}

/** Returns the matching element in the head; adds it if there is none. */
function findOrCreate<Name extends 'link' | 'meta'>(
  name: Name,
  attribute: string,
  value: string,
): HTMLElementTagNameMap[Name] {
  const existing = document.head.querySelector<HTMLElementTagNameMap[Name]>(
    `${name}[${attribute}="${value}"]`,
  );
  if (existing) return existing;
  const created = document.createElement(name);
  created.setAttribute(attribute, value);
  document.head.append(created);
  return created;
}
