import { BRIDGES, PARKS, STREETS, WATERS, type Street } from './city';
import { clipArea, clipLine, type Frame, type Place, type Point } from './geometry';
import shore from './shore.json';

/** So large a mark's number is on a phone, too. */
export const MARK_RADIUS = 17;
/** How far apart marks are that do not touch. */
export const MIN_MARK_DISTANCE = 2 * MARK_RADIUS + 3;
const LEAST_LABEL = 120;
/** Feet, for those who measure in them. */
const FEET = { short: 500, meters: 152.4 };

/** The poster's inks, as in ui/styles/tokens.css: by day, and by night. */
export const DAY_COLORS = `--land:#f7efe2;--water:#bcd7e0;--park:#cfdcb4;--street:#e2d3b7;--bridge:#4d5670;--way:#b5462f;--start:#f6c02c;--onstart:#14213d;--text:#14213d;--soft:#4d5670;--on:#fff`;
export const NIGHT_COLORS = `--land:#18264a;--water:#0a1226;--park:#1f3f45;--street:#32457d;--bridge:#b9c2dc;--way:#f6c02c;--start:#f5ecdc;--onstart:#14213d;--text:#f5ecdc;--soft:#b9c2dc;--on:#14213d`;

/** What a map shows beside the city. */
interface Sheet {
  /** What its styles say beyond those of every map. */
  styles: string;
  /** How wide the streets are, and whether their names have room. */
  streets: { width: number; named: boolean };
  /** What no name may hide. */
  marks: readonly Point[];
  /** What is drawn on the city: below its names, and above them. */
  below?: string;
  above: readonly string[];
}

/** A map as an SVG document: shore, parks, streets, and bridges, with their names; what is on it; north, and a scale. */
export function drawMap(
  frame: Frame,
  { styles, streets, marks, below = '', above }: Sheet,
): string {
  const street = `stroke:var(--street);stroke-width:${String(streets.width)}`;
  const bridge = `stroke:var(--bridge);stroke-width:${String(streets.width * 0.8)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(frame.width)} ${String(frame.height)}">`,
    `<style>${styles}@media print{svg{${DAY_COLORS}}}`,
    'text{font:600 15px "Libre Franklin",system-ui,sans-serif;fill:var(--soft);text-anchor:middle}',
    'path,line{fill:none;stroke-linejoin:round;stroke-linecap:round}</style>',
    `<rect width="100%" height="100%" style="fill:var(--water)"/>`,
    ...areas(shore.land as unknown as Place[][], frame, 'var(--land)'),
    ...areas(PARKS, frame, 'var(--park)'),
    ...STREETS.flatMap((line) => lines(line, frame, street)),
    ...BRIDGES.flatMap((line) => lines(line, frame, bridge)),
    below,
    ...labels(frame, marks, streets.named ? [...BRIDGES, ...STREETS] : []),
    ...above,
    compass(frame),
    scaleBar(frame),
    '</svg>',
  ].join('');
}

/** A line from a place to its mark, where that had to move away from it; nothing where it did not. */
export function leaderLine(spot: Point, at: Point): string {
  if (Math.hypot(at[0] - spot[0], at[1] - spot[1]) <= MARK_RADIUS / 2) return '';
  return `<path d="${pathOf([spot, at])}" style="stroke:var(--text);stroke-width:2"/><circle cx="${String(round(spot[0]))}" cy="${String(round(spot[1]))}" r="4" style="fill:var(--text)"/>`;
}

function areas(places: readonly (readonly Place[])[], frame: Frame, fill: string): string[] {
  return places.flatMap((area) => {
    const points = clipArea(area.map(frame.project), frame);
    return points.length < 3 ? [] : [`<path d="${pathOf(points)}z" style="fill:${fill}"/>`];
  });
}

function lines({ line }: Street, frame: Frame, style: string): string[] {
  return clipLine(line.map(frame.project), frame).map(
    (piece) => `<path d="${pathOf(piece)}" style="${style}"/>`,
  );
}

/** Names along what is drawn, as long as they hide nothing and do not meet. */
function labels(frame: Frame, marks: readonly Point[], named: readonly Street[]): string[] {
  // The compass, and the scale.
  const taken = [...marks, [frame.width - 34, 44] as const, [60, frame.height - 25] as const];
  const isFree = (point: Point, room: number) =>
    taken.every((other) => Math.hypot(point[0] - other[0], point[1] - other[1]) > room) &&
    point[0] > room &&
    point[1] > 24 &&
    point[0] < frame.width - room &&
    point[1] < frame.height - 24;
  const drawn: string[] = [];
  const place = (name: string, at: Point, angle: number, style: string): boolean => {
    if (!isFree(at, 18 + name.length * 4)) return false;
    taken.push(at);
    const [x, y] = at.map(round) as [number, number];
    drawn.push(
      `<text x="${String(x)}" y="${String(y)}" dy=".35em" transform="rotate(${String(round(angle))} ${String(x)} ${String(y)})" style="${style}">${name}</text>`,
    );
    return true;
  };

  for (const { name, at } of WATERS) {
    place(name, frame.project(at), 0, 'font-style:italic;font-weight:400');
  }
  for (const { name, line } of named) {
    longest(clipLine(line.map(frame.project), frame)).some(([from, to]) => {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      if (Math.hypot(dx, dy) < LEAST_LABEL) return false;
      const turn = (Math.atan2(dy, dx) * 180) / Math.PI;
      const angle = turn > 90 ? turn - 180 : turn <= -90 ? turn + 180 : turn;
      return [0.5, 0.3, 0.7, 0.15, 0.85].some((share) =>
        place(name, [from[0] + dx * share, from[1] + dy * share], angle, HALO_STYLE),
      );
    });
  }
  return drawn;
}

/** A name on a line of its own color could not be read. */
export const HALO_STYLE = 'paint-order:stroke;stroke:var(--land);stroke-width:4px';

/** The straight parts of a line, the longest first. */
function longest(pieces: Point[][]): [Point, Point][] {
  const lengthOf = ([from, to]: [Point, Point]) => Math.hypot(to[0] - from[0], to[1] - from[1]);
  return pieces
    .flatMap((piece) =>
      piece.flatMap((to, index): [Point, Point][] => {
        const from = piece[index - 1];
        return from ? [[from, to]] : [];
      }),
    )
    .sort((one, other) => lengthOf(other) - lengthOf(one));
}

function compass({ width }: Frame): string {
  return `<g transform="translate(${String(width - 34)} 44)"><circle r="24" style="fill:var(--land);opacity:.85"/><path d="M0-18 6 4 0 0-6 4z" style="fill:var(--way)"/><text y="19" style="font-size:14px;fill:var(--text)">N</text></g>`;
}

/** As long as 500 feet, or as many times that as it takes to be seen. */
function scaleBar({ scale, height }: Frame): string {
  const times = Math.max(1, Math.ceil(60 / (FEET.meters * scale)));
  const length = round(times * FEET.meters * scale);
  return `<g transform="translate(20 ${String(height - 20)})"><path d="M0-6V0H${String(length)}V-6" style="stroke:var(--text);stroke-width:2"/><text x="${String(round(length / 2))}" y="-9" style="font-size:13px;fill:var(--text);${HALO_STYLE}">${(times * FEET.short).toLocaleString('en-US')} ft</text></g>`;
}

export function pathOf(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${String(round(x))} ${String(round(y))}`)
    .join('');
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
