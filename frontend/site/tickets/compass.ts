/** Where a spot is, as seen by whoever holds a phone. Angles are degrees clockwise; bearings are from true north. */

export interface Coordinates {
  /** Degrees north and east. */
  latitude: number;
  longitude: number;
}

const RADIANS = Math.PI / 180;
const EARTH_METERS = 6_371_000;
/** Compasses point to the magnetic north, which in New York is so far west of the true one. */
const DECLINATION = -13;

/** From 0 up to 360. */
function normalized(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** In meters, along the great circle. */
export function distanceBetween(from: Coordinates, to: Coordinates): number {
  const north = Math.sin(((to.latitude - from.latitude) * RADIANS) / 2);
  const east = Math.sin(((to.longitude - from.longitude) * RADIANS) / 2);
  const across = Math.cos(from.latitude * RADIANS) * Math.cos(to.latitude * RADIANS);
  return 2 * EARTH_METERS * Math.asin(Math.min(1, Math.hypot(north, Math.sqrt(across) * east)));
}

/** In which direction one starts to go there. */
export function bearingTo(from: Coordinates, to: Coordinates): number {
  const east = (to.longitude - from.longitude) * RADIANS;
  const [start, end] = [from.latitude * RADIANS, to.latitude * RADIANS];
  const y = Math.sin(east) * Math.cos(end);
  const x = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east);
  return normalized(Math.atan2(y, x) / RADIANS);
}

/** What browsers tell of how a phone is held. */
export interface Orientation {
  alpha: number | null;
  beta: number | null;
  gamma: number | null;
  absolute: boolean;
  /** Safari alone: which way the upper edge of the phone points, by its compass. */
  webkitCompassHeading?: number;
}

/**
 * Which way whoever holds the phone looks: where the upper edge of what it shows points to.
 *
 * @param screenAngle how the screen is turned, as `screen.orientation.angle` has it
 * @returns undefined where the phone has no compass, or doesn't tell
 */
export function headingOf(orientation: Orientation, screenAngle: number): number | undefined {
  const { alpha, beta, gamma, absolute, webkitCompassHeading } = orientation;
  if (webkitCompassHeading !== undefined) {
    // Below 0, it is not calibrated.
    if (webkitCompassHeading < 0) return undefined;
    return normalized(webkitCompassHeading + screenAngle + DECLINATION);
  }
  if (!absolute || alpha === null) return undefined;
  // The screen's upper edge in the phone's own frame, turned as the phone is: about its long side, its short one,
  // and upright, as the Device Orientation specification has it. Its shadow on the ground points there.
  const [up, side] = [Math.cos(screenAngle * RADIANS), Math.sin(screenAngle * RADIANS)];
  const [a, b, c] = [alpha, beta ?? 0, gamma ?? 0].map((angle) => angle * RADIANS) as Angles;
  const x = side * Math.cos(c);
  const y = up * Math.cos(b) + side * Math.sin(b) * Math.sin(c);
  const east = x * Math.cos(a) - y * Math.sin(a);
  const north = x * Math.sin(a) + y * Math.cos(a);
  return normalized(Math.atan2(east, north) / RADIANS + DECLINATION);
}

type Angles = [number, number, number];

/** Eight directions, the first one straight ahead, or north; then clockwise. */
export function octantOf(degrees: number): number {
  return Math.round(normalized(degrees) / 45) % 8;
}

/** The same direction as a turn of whoever stood there, so that nothing turns the long way around. */
export function nearestTurn(degrees: number, from: number): number {
  return from + ((normalized(degrees - from) + 180) % 360) - 180;
}
