import { clipArea, clipLine, frameAround, spreadApart, type Frame, type Point } from './geometry';

const FRAME: Frame = { width: 100, height: 100, scale: 1, project: ([x, y]) => [x, y] };
/** The coordinates at which lines are cut, a little outside the frame. */
const [LOW, HIGH] = [-10, 110];

describe('a frame', () => {
  const frame = frameAround(
    [
      [-74.01, 40.7],
      [-73.99, 40.72],
    ],
    640,
    520,
  );

  it('contains all places, with north up and east to the right', () => {
    const [west, east] = [frame.project([-74.01, 40.7]), frame.project([-73.99, 40.72])];
    for (const [x, y] of [west, east]) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(640);
      expect(y).toBeGreaterThan(0);
      expect(y).toBeLessThan(520);
    }
    expect(west[0]).toBeLessThan(east[0]);
    expect(west[1]).toBeGreaterThan(east[1]);
  });

  it('uses the same scale in both directions', () => {
    const [x, y] = frame.project([-74, 40.71]);
    // 0.01° of latitude are 1,112 m, and so are 0.0132° of longitude here.
    const [, northY] = frame.project([-74, 40.72]);
    const [eastX] = frame.project([-73.9868, 40.71]);
    expect(Math.abs(eastX - x - (y - northY))).toBeLessThan(1);
    expect((y - northY) / frame.scale).toBeCloseTo(1112, 0);
  });

  it('has a limited scale if all places are close together', () => {
    const frameOfOnePlace = frameAround(
      [
        [-74, 40.7],
        [-74, 40.7],
      ],
      640,
      520,
    );
    expect(frameOfOnePlace.scale).toBeLessThan(1.1);
    expect(frameOfOnePlace.project([-74, 40.7])).toEqual([320, 260]);
  });
});

describe('an area', () => {
  it('is clipped at the edges', () => {
    const area: Point[] = [
      [-500, -500],
      [50, -500],
      [50, 500],
      [-500, 500],
    ];
    const xs = clipArea(area, FRAME).map(([x]) => x);
    const ys = clipArea(area, FRAME).map(([, y]) => y);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([LOW, 50]);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([LOW, HIGH]);
  });

  it('is empty outside the frame, and fills the frame if the area surrounds it', () => {
    const outside: Point[] = [
      [200, 200],
      [300, 200],
      [300, 300],
    ];
    expect(clipArea(outside, FRAME)).toEqual([]);
    const surrounding: Point[] = [
      [-1000, -1000],
      [1000, -1000],
      [1000, 1000],
      [-1000, 1000],
    ];
    expect(new Set(clipArea(surrounding, FRAME).map(String))).toEqual(
      new Set(
        [
          [LOW, LOW],
          [HIGH, LOW],
          [HIGH, HIGH],
          [LOW, HIGH],
        ].map(String),
      ),
    );
  });
});

describe('a line', () => {
  it('is unchanged inside the frame', () => {
    const line: Point[] = [
      [10, 10],
      [20, 30],
      [40, 30],
    ];
    expect(clipLine(line, FRAME)).toEqual([line]);
  });

  it('is split where it leaves the frame and returns', () => {
    const line: Point[] = [
      [50, 50],
      [50, 500],
      [90, 500],
      [90, 50],
    ];
    expect(clipLine(line, FRAME)).toEqual([
      [
        [50, 50],
        [50, HIGH],
      ],
      [
        [90, HIGH],
        [90, 50],
      ],
    ]);
  });

  it('is clipped on both sides if it crosses the frame, and is empty outside the frame', () => {
    const crossing: Point[] = [
      [-100, 50],
      [200, 50],
    ];
    expect(clipLine(crossing, FRAME)).toEqual([
      [
        [LOW, 50],
        [HIGH, 50],
      ],
    ]);
    const outside: Point[] = [
      [-100, 300],
      [200, 300],
    ];
    expect(clipLine(outside, FRAME)).toEqual([]);
  });
});

test('only overlapping marks are moved apart', () => {
  const points: Point[] = [
    [0, 0],
    [0, 0],
    [5, 0],
    [200, 200],
  ];
  const movedPoints = spreadApart(points, 20);
  expect(movedPoints[3]).toEqual([200, 200]);
  for (const [i, [x, y]] of movedPoints.entries()) {
    for (const [otherX, otherY] of movedPoints.slice(i + 1)) {
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(19);
    }
  }
});
