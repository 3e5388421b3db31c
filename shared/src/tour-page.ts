const NIGHT = '-by-night';
const BY_NIGHT = /^night\.(.*)$/;

/** Returns the path of a tour's page: `/tours/central-park`, or `/tours/times-square-by-night`. */
export function tourPath(id: string): string {
  return `/tours/${id.replace(/^day\./, '').replace(BY_NIGHT, `$1${NIGHT}`)}`;
}

/** Returns the id of the tour whose page is `/tours/<slug>`, whether or not the tour exists. */
export function tourIdAt(slug: string): string {
  return slug.endsWith(NIGHT) ? `night.${slug.slice(0, -NIGHT.length)}` : `day.${slug}`;
}
