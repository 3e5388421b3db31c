import type { TourDetails } from '../../../api/schema';
import {
  MIN_MARK_DISTANCE,
  DAY_COLORS,
  drawMap,
  HALO_STYLE,
  leaderLine,
  NIGHT_COLORS,
  MARK_RADIUS,
  round,
} from './drawing';
import { frameAround, spreadApart, type Place, type Point } from './geometry';
import { CITY_MAP_SIZE } from './city-size';

/** An image narrower than this, in px, has its names too small to be read. */
const LEAST_WIDTH = 480;
/** About as wide as a letter, and half as high as a line, in the map's units. */
const LETTER = 9;
const HALF_LINE = 11;

/** Where a tour goes. */
export type TourRoute = Pick<TourDetails, 'list' | 'place' | 'locations'>;

/**
 * A map of where all tours start, as an SVG document: round marks by day and square ones by night, with the
 * numbers that the tours have in the list that they are given in, and the names that have room. It is for
 * those who see it; the list beside it says the same.
 *
 * @returns undefined where no tour says where it is
 */
export function toursMap(tours: readonly TourRoute[]): string | undefined {
  const starts = tours.flatMap(({ list, place: name, locations }, index) => {
    // The guide may have moved the start; the next stop is not far from it.
    const place = locations.find((location) => location.place)?.place;
    return place
      ? [{ at: [place.longitude, place.latitude] as Place, number: index + 1, list, name }]
      : [];
  });
  if (starts.length === 0) return undefined;
  const frame = frameAround(
    starts.map(({ at }) => at),
    CITY_MAP_SIZE.width,
    CITY_MAP_SIZE.height,
  );
  const spots = starts.map(({ at }) => frame.project(at));
  // A square takes more room than a circle.
  const marks = spreadApart(spots, MIN_MARK_DISTANCE + 6);
  const names = namesBeside(starts, marks);
  return drawMap(frame, {
    styles: `svg{${DAY_COLORS}}@media (prefers-color-scheme:dark){svg{${NIGHT_COLORS}}}@media (max-width:${String(LEAST_WIDTH)}px){.name{display:none}}`,
    streets: { width: 1.5, named: false },
    marks: [...marks, ...names.flatMap(({ box }) => middleOf(box))],
    above: [
      ...names.map(({ text }) => text),
      ...starts.map((start, index) => mark(start, spots[index], marks[index])),
    ],
  });
}

interface Start {
  number: number;
  list: string;
  name: string;
}

/** The number of a tour, in the shape of its list. */
function mark({ number, list }: Start, spot: Point = [0, 0], at: Point = spot): string {
  const [x, y] = at.map(round) as [number, number];
  const isNight = list === 'night';
  const shape = isNight
    ? `<rect x="${String(round(x - MARK_RADIUS))}" y="${String(round(y - MARK_RADIUS))}" width="${String(2 * MARK_RADIUS)}" height="${String(2 * MARK_RADIUS)}" rx="3" style="fill:#14213d;stroke:#f5ecdc;stroke-width:2"/>`
    : `<circle cx="${String(x)}" cy="${String(y)}" r="${String(MARK_RADIUS)}" style="fill:#f6c02c;stroke:#14213d;stroke-width:2"/>`;
  return `${leaderLine(spot, at)}${shape}<text x="${String(x)}" y="${String(y)}" dy=".36em" style="font-size:20px;fill:${isNight ? '#f5ecdc' : '#14213d'}">${String(number)}</text>`;
}

interface Name {
  text: string;
  box: Box;
}

/** The names that have room beside their marks, each place once. */
function namesBeside(starts: readonly Start[], marks: readonly Point[]): Name[] {
  const taken = marks.map(([x, y]) => boxAround([x, y], MARK_RADIUS, MARK_RADIUS));
  const drawn = new Map<string, Name>();
  for (const [index, { name }] of starts.entries()) {
    const [x, y] = marks[index] ?? [0, 0];
    const half = (name.length * LETTER) / 2;
    for (const side of [1, -1]) {
      const near = x + side * (MARK_RADIUS + 7);
      const box = boxAround([near + side * half, y], half, HALF_LINE);
      const isIn = box.left > 4 && box.right < CITY_MAP_SIZE.width - 4;
      if (drawn.has(name) || !isIn || taken.some((other) => meet(box, other))) continue;
      taken.push(box);
      const style = `fill:var(--text);text-anchor:${side > 0 ? 'start' : 'end'};${HALO_STYLE}`;
      const text = `<text class="name" x="${String(round(near))}" y="${String(round(y))}" dy=".35em" style="${style}">${escape(name)}</text>`;
      drawn.set(name, { text, box });
    }
  }
  return [...drawn.values()];
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Points across the middle of a box, as close together as names are to them. */
function middleOf({ left, right, top, bottom }: Box): Point[] {
  return [left, (left + right) / 2, right].map((x) => [x, (top + bottom) / 2]);
}

function boxAround([x, y]: Point, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, right: x + halfWidth, top: y - halfHeight, bottom: y + halfHeight };
}

function meet(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top < other.bottom &&
    other.top < one.bottom
  );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
