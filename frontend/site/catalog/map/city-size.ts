/** How large the map of all tours is drawn, in its units: the city is longer than it is wide. */
export const CITY_MAP_SIZE = { width: 640, height: 1000 };
