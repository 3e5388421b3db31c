import { BRIDGES, PARKS, STREETS, WATER_LABELS, type NamedLine } from './city';
import { clipArea, clipLine, type Frame, type LonLat, type Point } from './geometry';
import shore from './shore.json';

/** The radius of a mark, in SVG units. Large enough that the mark's number is readable on a phone. */
export const MARK_RADIUS = 17;
/** The smallest distance between the centers of two marks that don't touch. */
export const MIN_MARK_DISTANCE = 2 * MARK_RADIUS + 3;
/** In SVG units. Shorter segments of a line get no label. */
const MIN_LABELED_LENGTH = 120;
/** The scale bar is a multiple of this length. */
const SCALE_UNIT = { feet: 500, meters: 152.4 };

/** The colors by day and by night, as in ui/styles/tokens.css. */
export const DAY_COLORS = `--land:#f7efe2;--water:#bcd7e0;--park:#cfdcb4;--street:#e2d3b7;--bridge:#4d5670;--route:#b5462f;--start:#f6c02c;--on-start:#14213d;--text:#14213d;--soft:#4d5670;--on-route:#fff`;
export const NIGHT_COLORS = `--land:#18264a;--water:#0a1226;--park:#1f3f45;--street:#32457d;--bridge:#b9c2dc;--route:#f6c02c;--start:#f5ecdc;--on-start:#14213d;--text:#f5ecdc;--soft:#b9c2dc;--on-route:#14213d`;

/** A map's content, besides the city. */
interface MapContent {
  /** Styles that only this map has. */
  styles: string;
  /** The width of the streets, and whether they are labeled. */
  streets: { width: number; labeled: boolean };
  /** Points that no label may cover. */
  marks: readonly Point[];
  /** SVG drawn underneath the labels. */
  svgBelowLabels?: string;
  /** SVG drawn on top of the labels. */
  svgAboveLabels: readonly string[];
}

/** Draws a map as an SVG document: the city with its labels, the given content, a compass, and a scale bar. */
export function drawMap(
  frame: Frame,
  { styles, streets, marks, svgBelowLabels = '', svgAboveLabels }: MapContent,
): string {
  const street = `stroke:var(--street);stroke-width:${String(streets.width)}`;
  const bridge = `stroke:var(--bridge);stroke-width:${String(streets.width * 0.8)}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(frame.width)} ${String(frame.height)}">`,
    `<style>${styles}@media print{svg{${DAY_COLORS}}}`,
    'text{font:600 15px "Libre Franklin",system-ui,sans-serif;fill:var(--soft);text-anchor:middle}',
    'path,line{fill:none;stroke-linejoin:round;stroke-linecap:round}</style>',
    `<rect width="100%" height="100%" style="fill:var(--water)"/>`,
    ...drawAreas(shore.land as unknown as LonLat[][], frame, 'var(--land)'),
    ...drawAreas(PARKS, frame, 'var(--park)'),
    ...STREETS.flatMap((line) => drawLines(line, frame, street)),
    ...BRIDGES.flatMap((line) => drawLines(line, frame, bridge)),
    svgBelowLabels,
    ...drawLabels(frame, marks, streets.labeled ? [...BRIDGES, ...STREETS] : []),
    ...svgAboveLabels,
    drawCompass(frame),
    drawScaleBar(frame),
    '</svg>',
  ].join('');
}

/** Draws a line from a point to its mark; empty if the mark is on the point. */
export function leaderLine(point: Point, mark: Point): string {
  if (Math.hypot(mark[0] - point[0], mark[1] - point[1]) <= MARK_RADIUS / 2) return '';
  return `<path d="${pathData([point, mark])}" style="stroke:var(--text);stroke-width:2"/><circle cx="${String(roundCoordinate(point[0]))}" cy="${String(roundCoordinate(point[1]))}" r="4" style="fill:var(--text)"/>`;
}

function drawAreas(areas: readonly (readonly LonLat[])[], frame: Frame, fill: string): string[] {
  return areas.flatMap((area) => {
    const points = clipArea(area.map(frame.project), frame);
    return points.length < 3 ? [] : [`<path d="${pathData(points)}z" style="fill:${fill}"/>`];
  });
}

function drawLines({ line }: NamedLine, frame: Frame, style: string): string[] {
  return clipLine(line.map(frame.project), frame).map(
    (piece) => `<path d="${pathData(piece)}" style="${style}"/>`,
  );
}

/** Draws the labels that fit without covering marks or other labels. */
function drawLabels(frame: Frame, marks: readonly Point[], lines: readonly NamedLine[]): string[] {
  // The marks, the compass, and the scale bar; labels are added as they are drawn.
  const occupiedPoints = [
    ...marks,
    [frame.width - 34, 44] as const,
    [60, frame.height - 25] as const,
  ];
  const isFree = (point: Point, clearance: number) =>
    occupiedPoints.every(
      (other) => Math.hypot(point[0] - other[0], point[1] - other[1]) > clearance,
    ) &&
    point[0] > clearance &&
    point[1] > 24 &&
    point[0] < frame.width - clearance &&
    point[1] < frame.height - 24;
  const labels: string[] = [];
  const drawLabelIfFree = (
    name: string,
    at: Point,
    uprightAngle: number,
    style: string,
  ): boolean => {
    if (!isFree(at, 18 + name.length * 4)) return false;
    occupiedPoints.push(at);
    const [x, y] = at.map(roundCoordinate) as [number, number];
    labels.push(
      `<text x="${String(x)}" y="${String(y)}" dy=".35em" transform="rotate(${String(roundCoordinate(uprightAngle))} ${String(x)} ${String(y)})" style="${style}">${name}</text>`,
    );
    return true;
  };

  for (const { name, at } of WATER_LABELS) {
    drawLabelIfFree(name, frame.project(at), 0, 'font-style:italic;font-weight:400');
  }
  for (const { name, line } of lines) {
    segmentsByLength(clipLine(line.map(frame.project), frame)).some(([from, to]) => {
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
      if (Math.hypot(dx, dy) < MIN_LABELED_LENGTH) return false;
      const lineAngle = (Math.atan2(dy, dx) * 180) / Math.PI;
      let uprightAngle = lineAngle;
      if (lineAngle > 90) uprightAngle -= 180;
      else if (lineAngle <= -90) uprightAngle += 180;
      return [0.5, 0.3, 0.7, 0.15, 0.85].some((fraction) =>
        drawLabelIfFree(
          name,
          [from[0] + dx * fraction, from[1] + dy * fraction],
          uprightAngle,
          HALO_STYLE,
        ),
      );
    });
  }
  return labels;
}

/** A halo that separates a label from a line of the same color. */
export const HALO_STYLE = 'paint-order:stroke;stroke:var(--land);stroke-width:4px';

/** Returns the straight segments of a line, longest first. */
function segmentsByLength(pieces: Point[][]): [Point, Point][] {
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

function drawCompass({ width }: Frame): string {
  return `<g transform="translate(${String(width - 34)} 44)"><circle r="24" style="fill:var(--land);opacity:.85"/><path d="M0-18 6 4 0 0-6 4z" style="fill:var(--route)"/><text y="19" style="font-size:14px;fill:var(--text)">N</text></g>`;
}

/** Draws a scale bar of 500 feet, or of the smallest multiple that is long enough to see. */
function drawScaleBar({ scale, height }: Frame): string {
  const multiple = Math.max(1, Math.ceil(60 / (SCALE_UNIT.meters * scale)));
  const length = roundCoordinate(multiple * SCALE_UNIT.meters * scale);
  return `<g transform="translate(20 ${String(height - 20)})"><path d="M0-6V0H${String(length)}V-6" style="stroke:var(--text);stroke-width:2"/><text x="${String(roundCoordinate(length / 2))}" y="-9" style="font-size:13px;fill:var(--text);${HALO_STYLE}">${(multiple * SCALE_UNIT.feet).toLocaleString('en-US')} ft</text></g>`;
}

/** Returns the `d` attribute of a path through the points. */
export function pathData(points: readonly Point[]): string {
  return points
    .map(([x, y], index) => {
      const command = index === 0 ? 'M' : 'L';
      return `${command}${String(roundCoordinate(x))} ${String(roundCoordinate(y))}`;
    })
    .join('');
}

/** Rounds a coordinate to a tenth of an SVG unit. */
export function roundCoordinate(value: number): number {
  return Math.round(value * 10) / 10;
}
