/** A point on earth, in degrees north and east. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

const RADIANS_PER_DEGREE = Math.PI / 180;
const EARTH_METERS = 6_371_000;

/** Returns the distance in meters along the great circle, with the haversine formula. */
export function distanceBetween(from: Coordinates, to: Coordinates): number {
  const sinHalfLatitude = Math.sin(((to.latitude - from.latitude) * RADIANS_PER_DEGREE) / 2);
  const sinHalfLongitude = Math.sin(((to.longitude - from.longitude) * RADIANS_PER_DEGREE) / 2);
  const cosines =
    Math.cos(from.latitude * RADIANS_PER_DEGREE) * Math.cos(to.latitude * RADIANS_PER_DEGREE);
  return (
    2 *
    EARTH_METERS *
    Math.asin(Math.min(1, Math.hypot(sinHalfLatitude, Math.sqrt(cosines) * sinHalfLongitude)))
  );
}
