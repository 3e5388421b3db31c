import type { TourDetails } from '../../../api/schema';
import {
  MIN_MARK_DISTANCE,
  DAY_COLORS,
  drawMap,
  leaderLine,
  NIGHT_COLORS,
  pathData,
  MARK_RADIUS,
  roundCoordinate,
} from './drawing';
import { frameAround, spreadApart, type LonLat, type Point } from './geometry';
import { MAP_SIZE } from './size';

/**
 * Draws the map of a tour's route as an SVG document: the city, the numbered stops, and the line between them.
 * The list of stops has the same information for screen readers.
 *
 * @returns undefined if fewer than two stops have coordinates
 */
export function tourMap(tour: TourDetails): string | undefined {
  const stops = tour.locations.flatMap(({ place, types }, index) =>
    place ? [{ at: [place.longitude, place.latitude] as LonLat, number: index + 1, types }] : [],
  );
  if (stops.length < 2) return undefined;
  const frame = frameAround(
    stops.map(({ at }) => at),
    MAP_SIZE.width,
    MAP_SIZE.height,
  );
  const points = stops.map(({ at }) => frame.project(at));
  const marks = spreadApart(points, MIN_MARK_DISTANCE);
  const darkStyles =
    tour.list === 'night' ? '' : `@media (prefers-color-scheme:dark){svg{${NIGHT_COLORS}}}`;
  return drawMap(frame, {
    styles: `svg{${tour.list === 'night' ? NIGHT_COLORS : DAY_COLORS}}${darkStyles}`,
    streets: { width: 5, labeled: true },
    marks,
    svgBelowLabels: `<path d="${pathData(points)}" style="stroke:var(--route);stroke-width:5;stroke-dasharray:1 10"/>`,
    svgAboveLabels: stops.map((stop, index) => drawMark(stop, points[index], marks[index])),
  });
}

interface Stop {
  number: number;
  types: readonly string[];
}

/** Draws a stop's numbered mark, with a line to the stop if the mark had to move. */
function drawMark({ number, types }: Stop, point: Point = [0, 0], mark: Point = point): string {
  const [x, y] = mark.map(roundCoordinate) as [number, number];
  const isStart = types.includes('START');
  return `${leaderLine(point, mark)}<circle cx="${String(x)}" cy="${String(y)}" r="${String(MARK_RADIUS)}" style="fill:var(--${isStart ? 'start' : 'route'});stroke:var(--${isStart ? 'text' : 'land'});stroke-width:2"/><text x="${String(x)}" y="${String(y)}" dy=".36em" style="font-size:20px;fill:var(--on-${isStart ? 'start' : 'route'})">${String(number)}</text>`;
}
