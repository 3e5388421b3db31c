/** Short names for the tours of a new site, keyed by place. English has none, because it shows the places as they are. */
export const placeNames: Readonly<Record<string, string>> = {};
