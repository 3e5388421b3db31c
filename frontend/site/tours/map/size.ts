/** The size of a tour's map, in SVG units. */
export const MAP_SIZE = { width: 640, height: 520 };
