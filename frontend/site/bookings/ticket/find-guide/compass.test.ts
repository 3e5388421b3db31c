import { distanceBetween } from 'shared/coordinates';
import {
  bearingTo,
  octantOf,
  headingOf,
  nearestEquivalentAngle,
  type Orientation,
} from './compass';

const COLUMBUS_CIRCLE = { latitude: 40.7681, longitude: -73.9819 };
const TIMES_SQUARE = { latitude: 40.758, longitude: -73.9855 };

/** The orientation of a flat phone that is turned `alpha` degrees counterclockwise from magnetic north. */
const flatOrientation = (
  alpha: number | null,
  details: Partial<Orientation> = {},
): Orientation => ({
  alpha,
  beta: 0,
  gamma: 0,
  absolute: true,
  ...details,
});
/** The heading from magnetic north, which is 13 degrees west of true north in New York. */
const magneticHeading = (orientation: Orientation, screenAngle = 0) => {
  const degrees = headingOf(orientation, screenAngle);
  return degrees === undefined ? undefined : Math.round(degrees + 13) % 360;
};

test('the distance between two places is in meters', () => {
  expect(distanceBetween(COLUMBUS_CIRCLE, COLUMBUS_CIRCLE)).toBe(0);
  expect(distanceBetween(COLUMBUS_CIRCLE, TIMES_SQUARE)).toBeCloseTo(1163, -1);
  // A minute of latitude is a nautical mile.
  const north = { ...TIMES_SQUARE, latitude: TIMES_SQUARE.latitude + 1 / 60 };
  expect(distanceBetween(TIMES_SQUARE, north)).toBeCloseTo(1853, -1);
});

test('the bearing of a place is clockwise from north', () => {
  const bearingOfOffset = (north: number, east: number) =>
    bearingTo(COLUMBUS_CIRCLE, {
      latitude: COLUMBUS_CIRCLE.latitude + north,
      longitude: COLUMBUS_CIRCLE.longitude + east,
    });
  expect(bearingOfOffset(0.001, 0)).toBeCloseTo(0);
  expect(bearingOfOffset(0, 0.001)).toBeCloseTo(90, 1);
  expect(bearingOfOffset(-0.001, 0)).toBeCloseTo(180);
  expect(bearingOfOffset(0, -0.001)).toBeCloseTo(270, 1);
  expect(bearingTo(COLUMBUS_CIRCLE, TIMES_SQUARE)).toBeCloseTo(195, 0);
});

describe('the heading of a phone', () => {
  it('is clockwise, unlike the counterclockwise alpha', () => {
    expect([0, 90, 180, 270].map((alpha) => magneticHeading(flatOrientation(alpha)))).toEqual([
      0, 270, 180, 90,
    ]);
  });

  it('stays the same when the phone is raised or tilted', () => {
    expect(magneticHeading(flatOrientation(90, { beta: 60 }))).toBe(270);
    expect(magneticHeading(flatOrientation(90, { beta: 60, gamma: 20 }))).toBe(270);
  });

  it('is the direction of the display’s upper edge, even in landscape or upside down', () => {
    // Turned to the left, the phone has its right edge at the top, and the display rotates to match.
    expect(magneticHeading(flatOrientation(90), 90)).toBe(0);
    expect(magneticHeading(flatOrientation(270), 270)).toBe(0);
    expect(magneticHeading(flatOrientation(180), 180)).toBe(0);
    // The same is true when the phone is raised to eye level.
    expect(magneticHeading(flatOrientation(90, { gamma: -50 }), 90)).toBe(0);
  });

  it('is read from webkitCompassHeading in Safari', () => {
    const safari = { absolute: false, alpha: 12 };
    expect(magneticHeading(flatOrientation(12, { ...safari, webkitCompassHeading: 120 }))).toBe(
      120,
    );
    expect(magneticHeading(flatOrientation(12, { ...safari, webkitCompassHeading: 350 }), 90)).toBe(
      80,
    );
    expect(
      magneticHeading(flatOrientation(12, { ...safari, webkitCompassHeading: -1 })),
    ).toBeUndefined();
  });

  it('is measured from true north', () => {
    expect(headingOf(flatOrientation(0), 0)).toBe(347);
    expect(headingOf(flatOrientation(0, { webkitCompassHeading: 20 }), 0)).toBe(7);
  });

  it('is undefined without a compass', () => {
    expect(magneticHeading(flatOrientation(null))).toBeUndefined();
    expect(magneticHeading(flatOrientation(90, { absolute: false }))).toBeUndefined();
  });
});

test('angles are rounded to eight directions', () => {
  expect([0, 22, 23, 90, 181, 300, 337, 338, 359, -45].map(octantOf)).toEqual([
    0, 0, 1, 2, 4, 7, 7, 0, 0, 7,
  ]);
});

test('nearestEquivalentAngle returns an equivalent of the first angle, at most half a turn from the second', () => {
  expect(nearestEquivalentAngle(10, 350)).toBe(370);
  expect(nearestEquivalentAngle(350, 10)).toBe(-10);
  expect(nearestEquivalentAngle(350, 370)).toBe(350);
  expect(nearestEquivalentAngle(90, 0)).toBe(90);
});
