/**
 * Geometry for an arrow that points to a destination. Angles are in degrees clockwise; bearings are from true north.
 */
import type { Coordinates } from 'shared/coordinates';

const RADIANS_PER_DEGREE = Math.PI / 180;
/** The angle from true north to magnetic north in New York; negative, because magnetic north is to the west. */
const DECLINATION_DEGREES = -13;

/** Returns the equivalent angle that is at least 0 and less than 360 degrees. */
function normalize(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** Returns the initial bearing of the great circle from one place to another. */
export function bearingTo(from: Coordinates, to: Coordinates): number {
  const east = (to.longitude - from.longitude) * RADIANS_PER_DEGREE;
  const [start, end] = [from.latitude * RADIANS_PER_DEGREE, to.latitude * RADIANS_PER_DEGREE];
  const y = Math.sin(east) * Math.cos(end);
  const x = Math.cos(start) * Math.sin(end) - Math.sin(start) * Math.cos(end) * Math.cos(east);
  return normalize(Math.atan2(y, x) / RADIANS_PER_DEGREE);
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
 * Returns the heading of the display's upper edge, which is the direction that the user faces.
 *
 * @param screenAngle the rotation of the display, as in `screen.orientation.angle`
 * @returns undefined if the phone has no compass, or doesn't share its heading
 */
export function headingOf(orientation: Orientation, screenAngle: number): number | undefined {
  const { alpha, beta, gamma, absolute, webkitCompassHeading } = orientation;
  if (webkitCompassHeading !== undefined) {
    // A negative heading means that the compass isn't calibrated.
    if (webkitCompassHeading < 0) return undefined;
    return normalize(webkitCompassHeading + screenAngle + DECLINATION_DEGREES);
  }
  if (!absolute || alpha === null) return undefined;
  // Rotates the direction of the display's upper edge from the phone's frame to the earth's, in the order of the
  // Device Orientation specification (gamma, beta, alpha), and projects it onto the ground.
  const [up, side] = [
    Math.cos(screenAngle * RADIANS_PER_DEGREE),
    Math.sin(screenAngle * RADIANS_PER_DEGREE),
  ];
  const a = alpha * RADIANS_PER_DEGREE;
  const b = (beta ?? 0) * RADIANS_PER_DEGREE;
  const c = (gamma ?? 0) * RADIANS_PER_DEGREE;
  const x = side * Math.cos(c);
  const y = up * Math.cos(b) + side * Math.sin(b) * Math.sin(c);
  const east = x * Math.cos(a) - y * Math.sin(a);
  const north = x * Math.sin(a) + y * Math.cos(a);
  return normalize(Math.atan2(east, north) / RADIANS_PER_DEGREE + DECLINATION_DEGREES);
}

/** Rounds an angle to one of eight directions: 0 is straight ahead, or north, and the others follow clockwise. */
export function octantOf(degrees: number): number {
  return Math.round(normalize(degrees) / 45) % 8;
}

/** Returns the equivalent angle nearest to `from`, so that an animation takes the shorter way around. */
export function nearestEquivalentAngle(degrees: number, from: number): number {
  return from + ((normalize(degrees - from) + 180) % 360) - 180;
}
