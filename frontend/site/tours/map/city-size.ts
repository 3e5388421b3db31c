/** The size of the map of all tours, in SVG units. */
export const CITY_MAP_SIZE = { width: 640, height: 1000 };
