/** The short names of the tours that a new site starts with, keyed by their places, where they aren't the places themselves. */
export const placeNames: Readonly<Record<string, string>> = {};
