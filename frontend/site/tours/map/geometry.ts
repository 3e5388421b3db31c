/** A point on the earth, in degrees east and north. */
export type LonLat = readonly [longitude: number, latitude: number];
/** A point on a drawing, in SVG units from the upper left corner. */
export type Point = readonly [x: number, y: number];

/** A drawing's size and projection. */
export interface Frame {
  width: number;
  height: number;
  /** Projects a place to a point on the drawing, with north up. */
  project: (place: LonLat) => Point;
  /** SVG units per meter. */
  scale: number;
}

const METERS_PER_DEGREE = 111_195;
/** New York's latitude. All maps use it, because over a few miles the error is too small to see. */
const LATITUDE = 40.75;
const LONGITUDE_SCALE = Math.cos((LATITUDE * Math.PI) / 180);

/** Returns the frame that shows all places, with a margin, at the largest possible scale. */
export function frameAround(places: readonly LonLat[], width: number, height: number): Frame {
  const [west, east] = rangeOf(places.map(([longitude]) => longitude));
  const [south, north] = rangeOf(places.map(([, latitude]) => latitude));
  const widthMeters = Math.max(
    (east - west) * LONGITUDE_SCALE * METERS_PER_DEGREE,
    MIN_EXTENT_METERS,
  );
  const heightMeters = Math.max((north - south) * METERS_PER_DEGREE, MIN_EXTENT_METERS);
  const scale = Math.min((width - 2 * MARGIN) / widthMeters, (height - 2 * MARGIN) / heightMeters);
  const [middleX, middleY] = [(west + east) / 2, (south + north) / 2];
  return {
    width,
    height,
    scale,
    project: ([longitude, latitude]) => [
      width / 2 + (longitude - middleX) * LONGITUDE_SCALE * METERS_PER_DEGREE * scale,
      height / 2 - (latitude - middleY) * METERS_PER_DEGREE * scale,
    ],
  };
}

/** The smallest width and height of the shown region, so that stops next to each other aren't magnified too much. */
const MIN_EXTENT_METERS = 500;
/** In SVG units. */
const MARGIN = 70;

function rangeOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** Clips an area to the frame. The result is empty if the area is outside the frame. */
export function clipArea(area: readonly Point[], { width, height }: Frame): Point[] {
  const edges: [coordinate: (point: Point) => number, limit: number, side: 1 | -1][] = [
    [([x]) => x, -OVERHANG, 1],
    [([x]) => x, width + OVERHANG, -1],
    [([, y]) => y, -OVERHANG, 1],
    [([, y]) => y, height + OVERHANG, -1],
  ];
  // The Sutherland-Hodgman algorithm clips the area at one edge after the other.
  return edges.reduce<Point[]>(
    (points, [coordinate, limit, side]) => {
      const isInside = (point: Point) => (coordinate(point) - limit) * side >= 0;
      return points.flatMap((point, index) => {
        const previous = points.at(index - 1) ?? point;
        const isCrossed = isInside(point) !== isInside(previous);
        const crossing = isCrossed
          ? [interpolate(previous, point, crossingFraction(previous, point, coordinate, limit))]
          : [];
        return isInside(point) ? [...crossing, point] : crossing;
      });
    },
    [...area],
  );
}

/** Areas and lines are clipped this far outside the frame, so that the cut edges can't be seen. */
const OVERHANG = 10;

/** Clips a line to the frame; returns the pieces inside. */
export function clipLine(line: readonly Point[], frame: Frame): Point[][] {
  const pieces: Point[][] = [];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    const piece = from && clipSegment(from, to, frame);
    if (!piece) continue;
    const lastPiece = pieces.at(-1);
    if (lastPiece?.at(-1) === piece[0]) lastPiece.push(piece[1]);
    else pieces.push([...piece]);
  }
  return pieces;
}

function clipSegment(from: Point, to: Point, { width, height }: Frame): [Point, Point] | undefined {
  // In the Liang-Barsky algorithm, `start` and `end` are fractions of the segment.
  let [start, end] = [0, 1];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const sides: [step: number, distance: number][] = [
    [-dx, from[0] + OVERHANG],
    [dx, width + OVERHANG - from[0]],
    [-dy, from[1] + OVERHANG],
    [dy, height + OVERHANG - from[1]],
  ];
  for (const [step, distance] of sides) {
    if (step === 0 && distance < 0) return undefined;
    if (step < 0) start = Math.max(start, distance / step);
    if (step > 0) end = Math.min(end, distance / step);
  }
  if (start >= end) return undefined;
  return [
    start === 0 ? from : interpolate(from, to, start),
    end === 1 ? to : interpolate(from, to, end),
  ];
}

function crossingFraction(
  from: Point,
  to: Point,
  coordinate: (point: Point) => number,
  limit: number,
): number {
  return (limit - coordinate(from)) / (coordinate(to) - coordinate(from));
}

function interpolate(from: Point, to: Point, fraction: number): Point {
  return [from[0] + (to[0] - from[0]) * fraction, from[1] + (to[1] - from[1]) * fraction];
}

/** Moves points that are too close together, step by step, until all distances are at least about `minDistance`. */
export function spreadApart(points: readonly Point[], minDistance: number): Point[] {
  const movedPoints = points.map(([x, y]) => [x, y] as [number, number]);
  for (let round = 0; round < 60; round++) {
    for (const [i, one] of movedPoints.entries()) {
      for (const [j, other] of movedPoints.slice(i + 1).entries()) {
        let [dx, dy] = [other[0] - one[0], other[1] - one[1]];
        const currentDistance = Math.hypot(dx, dy);
        if (currentDistance >= minDistance) continue;
        // Two points at the same spot move apart in an arbitrary direction.
        if (currentDistance < 0.01) [dx, dy] = [Math.cos(i + j), Math.sin(i + j)];
        const push = (minDistance - currentDistance) / 2 / Math.max(currentDistance, 1);
        one[0] -= dx * push;
        one[1] -= dy * push;
        other[0] += dx * push;
        other[1] += dy * push;
      }
    }
  }
  return movedPoints;
}
