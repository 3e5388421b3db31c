import drawing from '../public/favicon.svg?raw';

/** The site's icon as an address, so that a page that shows it fetches nothing. */
export const ICON = `data:image/svg+xml,${encodeURI(drawing.trim()).replaceAll('#', '%23')}`;
