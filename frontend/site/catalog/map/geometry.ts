/** A point on the earth: degrees east, degrees north. */
export type Place = readonly [longitude: number, latitude: number];
/** A point on a drawing, in its units from its upper left corner. */
export type Point = readonly [x: number, y: number];

export interface Frame {
  width: number;
  height: number;
  /** Where a place is on the drawing; north is up. */
  project: (place: Place) => Point;
  /** How many units a meter has. */
  scale: number;
}

const METERS_PER_DEGREE = 111_195;
/** Over a few miles, the earth is flat. */
const LATITUDE = 40.75;
const SQUEEZE = Math.cos((LATITUDE * Math.PI) / 180);

/** The drawing that shows all of these places, as large as that allows, with room around them. */
export function frameAround(places: readonly Place[], width: number, height: number): Frame {
  const [west, east] = rangeOf(places.map(([longitude]) => longitude));
  const [south, north] = rangeOf(places.map(([, latitude]) => latitude));
  const across = Math.max((east - west) * SQUEEZE * METERS_PER_DEGREE, MIN_METERS);
  const up = Math.max((north - south) * METERS_PER_DEGREE, MIN_METERS);
  const scale = Math.min((width - 2 * MARGIN) / across, (height - 2 * MARGIN) / up);
  const [middleX, middleY] = [(west + east) / 2, (south + north) / 2];
  return {
    width,
    height,
    scale,
    project: ([longitude, latitude]) => [
      width / 2 + (longitude - middleX) * SQUEEZE * METERS_PER_DEGREE * scale,
      height / 2 - (latitude - middleY) * METERS_PER_DEGREE * scale,
    ],
  };
}

/** So that stops side by side do not fill the drawing. */
const MIN_METERS = 500;
const MARGIN = 70;

function rangeOf(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

/** What lies within the drawing of an area; nothing if it is empty. */
export function clipArea(area: readonly Point[], { width, height }: Frame): Point[] {
  const edges: [(point: Point) => number, number, 1 | -1][] = [
    [([x]) => x, -OVER, 1],
    [([x]) => x, width + OVER, -1],
    [([, y]) => y, -OVER, 1],
    [([, y]) => y, height + OVER, -1],
  ];
  return edges.reduce<Point[]>(
    (points, [of, limit, side]) => {
      const isIn = (point: Point) => (of(point) - limit) * side >= 0;
      return points.flatMap((point, index) => {
        const before = points.at(index - 1) ?? point;
        const isCrossed = isIn(point) !== isIn(before);
        const crossing = isCrossed
          ? [between(before, point, shareOf(before, point, of, limit))]
          : [];
        return isIn(point) ? [...crossing, point] : crossing;
      });
    },
    [...area],
  );
}

/** Lines that are cut end a little outside, where nobody sees it. */
const OVER = 10;

/** The pieces of a line that lie within the drawing. */
export function clipLine(line: readonly Point[], frame: Frame): Point[][] {
  const pieces: Point[][] = [];
  for (const [index, to] of line.entries()) {
    const from = line[index - 1];
    const piece = from && clipSegment(from, to, frame);
    if (!piece) continue;
    const last = pieces.at(-1);
    if (last?.at(-1) === piece[0]) last.push(piece[1]);
    else pieces.push([...piece]);
  }
  return pieces;
}

function clipSegment(from: Point, to: Point, { width, height }: Frame): [Point, Point] | undefined {
  let [start, end] = [0, 1];
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const sides: [number, number][] = [
    [-dx, from[0] + OVER],
    [dx, width + OVER - from[0]],
    [-dy, from[1] + OVER],
    [dy, height + OVER - from[1]],
  ];
  for (const [step, room] of sides) {
    if (step === 0 && room < 0) return undefined;
    if (step < 0) start = Math.max(start, room / step);
    if (step > 0) end = Math.min(end, room / step);
  }
  if (start >= end) return undefined;
  return [start === 0 ? from : between(from, to, start), end === 1 ? to : between(from, to, end)];
}

function shareOf(from: Point, to: Point, of: (point: Point) => number, limit: number): number {
  return (limit - of(from)) / (of(to) - of(from));
}

function between(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
}

/** Moves what lies too close apart, as little as that takes; each stays near where it was. */
export function spreadApart(points: readonly Point[], distance: number): Point[] {
  const moved = points.map(([x, y]) => [x, y] as [number, number]);
  for (let round = 0; round < 60; round++) {
    for (const [i, one] of moved.entries()) {
      for (const [j, other] of moved.slice(i + 1).entries()) {
        let [dx, dy] = [other[0] - one[0], other[1] - one[1]];
        const apart = Math.hypot(dx, dy);
        if (apart >= distance) continue;
        // Two at one place go apart in some direction.
        if (apart < 0.01) [dx, dy] = [Math.cos(i + j), Math.sin(i + j)];
        const push = (distance - apart) / 2 / Math.max(apart, 1);
        one[0] -= dx * push;
        one[1] -= dy * push;
        other[0] += dx * push;
        other[1] += dy * push;
      }
    }
  }
  return moved;
}
