/** How large the map of a tour is drawn, in its units. */
export const MAP_SIZE = { width: 640, height: 520 };
