/** The path of the list of tours. */
export const TOURS_PATH = '/tours';

const NIGHT_SUFFIX = '-by-night';
const NIGHT_ID_PATTERN = /^night\.(.*)$/;

/** Returns the path of a tour's page: `/tours/central-park`, or `/tours/times-square-by-night`. */
export function tourPath(id: string): string {
  return `/tours/${id.replace(/^day\./, '').replace(NIGHT_ID_PATTERN, `$1${NIGHT_SUFFIX}`)}`;
}

/** Returns the id of the tour whose page is `/tours/<slug>`. Doesn't check whether the tour exists. */
export function tourIdAt(slug: string): string {
  return slug.endsWith(NIGHT_SUFFIX)
    ? `night.${slug.slice(0, -NIGHT_SUFFIX.length)}`
    : `day.${slug}`;
}
