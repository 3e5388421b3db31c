import type { NamedPage } from './routes';

/** Has the document's head follow to a page that was reached without loading a document. */
export function followPage(page: NamedPage): void {
  document.title = page.title;
  const description = tag('meta', 'name', 'description');
  if (page.description === undefined) description.remove();
  else description.content = page.description;
  const canonical = tag('link', 'rel', 'canonical');
  const robots = tag('meta', 'name', 'robots');
  const referrer = tag('meta', 'name', 'referrer');
  if (page.isPublic) {
    // Where the server said that the site is.
    canonical.href = new URL(page.path, canonical.href || location.origin).href;
    robots.remove();
    // As the headers have it: what was said once holds until something else is.
    referrer.content = 'strict-origin-when-cross-origin';
  } else {
    robots.content = 'noindex';
    referrer.content = 'no-referrer';
    canonical.remove();
  }
}

/** The one in the head; a new one where there is none. */
function tag<Name extends 'link' | 'meta'>(
  name: Name,
  attribute: string,
  value: string,
): HTMLElementTagNameMap[Name] {
  const found = document.head.querySelector<HTMLElementTagNameMap[Name]>(
    `${name}[${attribute}="${value}"]`,
  );
  if (found) return found;
  const made = document.createElement(name);
  made.setAttribute(attribute, value);
  document.head.append(made);
  return made;
}
