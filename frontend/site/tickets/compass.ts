/** Geometry for pointing a phone at a spot. Angles are in degrees clockwise; bearings are from true north. */

export interface Coordinates {
  /** In degrees north and east. */
  latitude: number;
  longitude: number;
}

const RADIANS = Math.PI / 180;
const EARTH_METERS = 6_371_000;
/** In degrees: magnetic north, where compasses point, is this far west of true north in New York. */
const DECLINATION = -13;

/** Normalizes an angle to 0 up to 360 degrees. */
function normalize(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** Returns the distance in meters along the great circle. */
export function distanceBetween(from: Coordinates, to: Coordinates): number {
  const north = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2);
  const east = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const across = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS);
  return 2 * EARTH_METERS * Math.asin(Math.min(1, Math.hypot(north, Math.sqrt(across) * east)));
}

/** Returns the initial bearing of the great circle. */
export function bearingTo(from: Coordinates, to: Coordinates): number {
  const east = (to.longitude - from.longitude) * RADIANS;
  const [start, end] = [from.latitude * RADIANS, to.latitude * RADIANS];
  const y = Math.sin(east) * Math.cos(end);
  const x = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east);
  return normalize(Math.atan2(y, x) / RADIANS);
}

/** The fields of a browser's DeviceOrientationEvent. */
export interface Orientation {
  alpha: number | null;
  beta: number | null;
  gamma: number | null;
  absolute: boolean;
  /** Only in Safari: the compass heading of the phone's upper edge. */
  webkitCompassHeading?: number;
}

/**
 * Returns the heading of the display's upper edge, which is where its user looks.
 *
 * @param screenAngle the rotation of the display, as in `screen.orientation.angle`
 * @returns undefined if the phone has no compass, or doesn't share its heading
 */
export function headingOf(orientation: Orientation, screenAngle: number): number | undefined {
  const { alpha, beta, gamma, absolute, webkitCompassHeading } = orientation;
  if (webkitCompassHeading !== undefined) {
    // A negative heading means that the compass isn't calibrated.
    if (webkitCompassHeading < 0) return undefined;
    return normalize(webkitCompassHeading + screenAngle + DECLINATION);
  }
  if (!absolute || alpha === null) return undefined;
  // Rotates the direction of the display's upper edge from the phone's frame to the earth's, in the order of the
  // Device Orientation specification (gamma, beta, alpha), and projects it onto the ground.
  const [up, side] = [Math.cos(screenAngle * RADIANS), Math.sin(screenAngle * RADIANS)];
  const [a, b, c] = [alpha, beta ?? 0, gamma ?? 0].map((angle) => angle * RADIANS) as Angles;
  const x = side * Math.cos(c);
  const y = up * Math.cos(b) + side * Math.sin(b) * Math.sin(c);
  const east = x * Math.cos(a) - y * Math.sin(a);
  const north = x * Math.sin(a) + y * Math.cos(a);
  return normalize(Math.atan2(east, north) / RADIANS + DECLINATION);
}

type Angles = [number, number, number];

/** Rounds an angle to one of eight directions: 0 is straight ahead, or north, and the others follow clockwise. */
export function octantOf(degrees: number): number {
  return Math.round(normalize(degrees) / 45) % 8;
}

/** Returns the equivalent angle nearest to `from`, so that an animation takes the shorter way around. */
export function nearestTurn(degrees: number, from: number): number {
  return from + ((normalize(degrees - from) + 180) % 360) - 180;
}
