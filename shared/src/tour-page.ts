const NIGHT = '-by-night';
const BY_NIGHT = /^night\.(.*)$/;

/** The address of a tour's page, by the tour's id: `/tours/central-park`, or `/tours/times-square-by-night`. */
export function tourPath(id: string): string {
  return `/tours/${id.replace(/^day\./, '').replace(BY_NIGHT, `$1${NIGHT}`)}`;
}

/** The id of the tour with a page at `/tours/<slug>`, whether there is such a tour or not. */
export function tourIdAt(slug: string): string {
  return slug.endsWith(NIGHT) ? `night.${slug.slice(0, -NIGHT.length)}` : `day.${slug}`;
}
