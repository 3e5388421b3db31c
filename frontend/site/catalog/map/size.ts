/** How large the map of a tour is drawn, in its units. */
export const MAP_SIZE = { width: 640, height: 520 };
/** And the one of all tours: the city is longer than it is wide. */
export const CITY_MAP_SIZE = { width: 640, height: 1000 };
