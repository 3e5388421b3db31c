import type { Coordinates } from './coordinates.ts';

/** The parts of New York, from south to north in Manhattan, then the other boroughs. */
export const AREAS = [
  'downtown',
  'midtown',
  'uptown',
  'brooklyn',
  'queens',
  'bronx',
  'staten-island',
] as const;

export type Area = (typeof AREAS)[number];

type Point = readonly [latitude: number, longitude: number];

/** Manhattan's outline, which follows the middle of its rivers. */
const MANHATTAN: readonly Point[] = [
  [40.698, -74.022],
  [40.7005, -74.009],
  [40.7058, -73.9965],
  [40.7085, -73.9735],
  [40.7285, -73.967],
  [40.744, -73.966],
  [40.758, -73.955],
  [40.777, -73.938],
  [40.7835, -73.936],
  [40.801, -73.9275],
  [40.81, -73.9325],
  [40.829, -73.932],
  [40.8355, -73.9335],
  [40.873, -73.909],
  [40.88, -73.928],
  [40.8, -73.985],
  [40.75, -74.015],
];

/** The rough outlines of the other boroughs. They leave out the harbor, which some tours cross. */
const BOROUGHS: readonly { area: Area; outline: readonly Point[] }[] = [
  {
    area: 'bronx',
    outline: [
      [40.8, -73.933],
      [40.79, -73.85],
      [40.8, -73.74],
      [40.92, -73.74],
      [40.92, -73.93],
    ],
  },
  {
    area: 'brooklyn',
    outline: [
      [40.7058, -73.9965],
      [40.739, -73.963],
      [40.727, -73.93],
      [40.695, -73.9],
      [40.68, -73.86],
      [40.57, -73.86],
      [40.565, -74.04],
      [40.66, -74.03],
      [40.69, -74.01],
    ],
  },
  {
    area: 'queens',
    outline: [
      [40.739, -73.963],
      [40.79, -73.935],
      [40.8, -73.78],
      [40.75, -73.7],
      [40.54, -73.73],
      [40.54, -73.95],
      [40.57, -73.86],
      [40.68, -73.86],
      [40.695, -73.9],
      [40.727, -73.93],
    ],
  },
  {
    area: 'staten-island',
    outline: [
      [40.651, -74.19],
      [40.651, -74.065],
      [40.6, -74.05],
      [40.49, -74.25],
      [40.55, -74.26],
    ],
  },
];

/** The degrees of latitude by which a street in Manhattan drops for each degree of longitude to the east. */
const STREET_SLOPE = 0.444;
const BASE_LONGITUDE = -73.98;
/** The latitudes of 14th and 60th Streets at the base longitude. */
const FOURTEENTH_STREET = 40.7299;
const SIXTIETH_STREET = 40.768;

/** Returns the part of New York that coordinates are in; undefined outside the city and on the harbor. */
export function areaOf({ latitude, longitude }: Coordinates): Area | undefined {
  const point: Point = [latitude, longitude];
  if (!isInside(point, MANHATTAN)) {
    return BOROUGHS.find(({ outline }) => isInside(point, outline))?.area;
  }
  const latitudeAtBase = latitude + STREET_SLOPE * (longitude - BASE_LONGITUDE);
  if (latitudeAtBase < FOURTEENTH_STREET) return 'downtown';
  return latitudeAtBase < SIXTIETH_STREET ? 'midtown' : 'uptown';
}

/**
 * Returns whether a point is inside an outline. If so, a ray from the point to the east crosses the outline an odd
 * number of times.
 */
function isInside([latitude, longitude]: Point, outline: readonly Point[]): boolean {
  let isInOutline = false;
  outline.forEach(([lat, lon], index) => {
    const [previousLat, previousLon] = outline.at(index - 1) ?? [lat, lon];
    const isOnOneSide = lat > latitude === previousLat > latitude;
    if (isOnOneSide) return;
    const crossingLongitude = lon + ((latitude - lat) / (previousLat - lat)) * (previousLon - lon);
    if (crossingLongitude > longitude) isInOutline = !isInOutline;
  });
  return isInOutline;
}
