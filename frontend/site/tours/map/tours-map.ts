import { placeNameOf } from '../../departures/place-name';
import type { TourDetails } from '../../../api/schema';
import {
  MIN_MARK_DISTANCE,
  DAY_COLORS,
  drawMap,
  HALO_STYLE,
  leaderLine,
  NIGHT_COLORS,
  MARK_RADIUS,
  roundCoordinate,
} from './drawing';
import { frameAround, spreadApart, type LonLat, type Point } from './geometry';
import { CITY_MAP_SIZE } from './city-size';

/** In an image narrower than this, in pixels, names would be too small to read. */
const MIN_WIDTH_WITH_NAMES = 480;
/** The approximate width of a letter and half the height of a line, in SVG units. */
const LETTER_WIDTH = 9;
const HALF_LINE_HEIGHT = 11;

export type TourRoute = Pick<TourDetails, 'list' | 'place' | 'locations'>;

/**
 * Draws the starts of all tours as an SVG document: round marks by day and square ones by night, numbered in the
 * order of `tours`, and the names that fit. The list beside the map has the same information for screen readers.
 *
 * @returns undefined if no tour has coordinates
 */
export function toursMap(tours: readonly TourRoute[]): string | undefined {
  const starts = tours.flatMap((tour, index) => {
    const { list, locations } = tour;
    const name = placeNameOf(tour);
    // A start that the guide has moved has no coordinates, so use the next stop, which is close enough.
    const place = locations.find((location) => location.place)?.place;
    return place
      ? [{ at: [place.longitude, place.latitude] as LonLat, number: index + 1, list, name }]
      : [];
  });
  if (starts.length === 0) return undefined;
  const frame = frameAround(
    starts.map(({ at }) => at),
    CITY_MAP_SIZE.width,
    CITY_MAP_SIZE.height,
  );
  const points = starts.map(({ at }) => frame.project(at));
  // Moves marks farther apart than on a tour's map, because squares need more space than circles.
  const marks = spreadApart(points, MIN_MARK_DISTANCE + 6);
  const names = layOutNames(starts, marks);
  return drawMap(frame, {
    styles: `svg{${DAY_COLORS}}@media (prefers-color-scheme:dark){svg{${NIGHT_COLORS}}}@media (max-width:${String(MIN_WIDTH_WITH_NAMES)}px){.name{display:none}}`,
    streets: { width: 1.5, labeled: false },
    marks: [...marks, ...names.flatMap(({ box }) => middleOf(box))],
    svgAboveLabels: [
      ...names.map(({ text }) => text),
      ...starts.map((start, index) => drawMark(start, points[index], marks[index])),
    ],
  });
}

interface TourStart {
  number: number;
  list: string;
  name: string;
}

/** Draws a tour's numbered mark: round for day tours, square for night tours. */
function drawMark({ number, list }: TourStart, point: Point = [0, 0], mark: Point = point): string {
  const [x, y] = mark.map(roundCoordinate) as [number, number];
  const isNight = list === 'night';
  const shape = isNight
    ? `<rect x="${String(roundCoordinate(x - MARK_RADIUS))}" y="${String(roundCoordinate(y - MARK_RADIUS))}" width="${String(2 * MARK_RADIUS)}" height="${String(2 * MARK_RADIUS)}" rx="3" style="fill:#14213d;stroke:#f5ecdc;stroke-width:2"/>`
    : `<circle cx="${String(x)}" cy="${String(y)}" r="${String(MARK_RADIUS)}" style="fill:#f6c02c;stroke:#14213d;stroke-width:2"/>`;
  return `${leaderLine(point, mark)}${shape}<text x="${String(x)}" y="${String(y)}" dy=".36em" style="font-size:20px;fill:${isNight ? '#f5ecdc' : '#14213d'}">${String(number)}</text>`;
}

interface Name {
  text: string;
  box: Box;
}

/** Returns the names that fit beside their marks. A place with several tours gets one name. */
function layOutNames(starts: readonly TourStart[], marks: readonly Point[]): Name[] {
  const occupiedBoxes = marks.map(([x, y]) => boxAround([x, y], MARK_RADIUS, MARK_RADIUS));
  const namesByPlace = new Map<string, Name>();
  for (const [index, { name }] of starts.entries()) {
    const [x, y] = marks[index] ?? [0, 0];
    const halfWidth = (name.length * LETTER_WIDTH) / 2;
    for (const side of [1, -1]) {
      const textX = x + side * (MARK_RADIUS + 7);
      const box = boxAround([textX + side * halfWidth, y], halfWidth, HALF_LINE_HEIGHT);
      const isInFrame = box.left > 4 && box.right < CITY_MAP_SIZE.width - 4;
      const isFree = !occupiedBoxes.some((other) => doOverlap(box, other));
      if (namesByPlace.has(name) || !isInFrame || !isFree) continue;
      occupiedBoxes.push(box);
      const style = `fill:var(--text);text-anchor:${side > 0 ? 'start' : 'end'};${HALO_STYLE}`;
      const text = `<text class="name" x="${String(roundCoordinate(textX))}" y="${String(roundCoordinate(y))}" dy=".35em" style="${style}">${escapeXml(name)}</text>`;
      namesByPlace.set(name, { text, box });
    }
  }
  return [...namesByPlace.values()];
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Returns points along the horizontal middle of a box, which other labels avoid. */
function middleOf({ left, right, top, bottom }: Box): Point[] {
  return [left, (left + right) / 2, right].map((x) => [x, (top + bottom) / 2]);
}

function boxAround([x, y]: Point, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function doOverlap(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
