/** Short names for the tours of a new site, keyed by place. English has none, since it shows the places themselves. */
export const placeNames: Readonly<Record<string, string>> = {};
