import { PLACEHOLDERS } from 'shared/placeholders';
import { localizedPath } from 'shared/site-languages';
import { LANGUAGE } from './language';

/**
 * Returns the URL of a page in the site's language, with a placeholder for the origin.
 *
 * @param path the path in English
 */
export function pageUrl(path: string): string {
  return PLACEHOLDERS.origin + localizedPath(LANGUAGE, path);
}
