import type { TourDetails } from '../../../api/schema';
import { toursMap } from './tours-map';

function tour(list: 'day' | 'night', place: string, ...places: ([number, number] | null)[]) {
  const locations = places.map((at) => ({
    types: ['START'],
    title: place,
    minutesTo: 0,
    minutesAt: 0,
    ...(at && { place: { longitude: at[0], latitude: at[1] } }),
  }));
  return { id: `${list}.${place}`, list, place, locations } as unknown as TourDetails;
}

/** Returns the marks on a map as shape and number: "circle 1". */
function marksIn(map = ''): string[] {
  return [...map.matchAll(/<(circle|rect) [^>]*stroke-width:2"\/><text [^>]*>(\d+)</g)].map(
    ([, shape = '', number = '']) => `${shape} ${number}`,
  );
}

test('day tours have round marks and night tours square ones, numbered as in the list', () => {
  const map = toursMap([
    tour('day', 'Central Park', [-73.98, 40.77]),
    tour('day', 'Somewhere', null),
    tour('night', 'Times Square', [-73.985, 40.759]),
  ]);
  expect(marksIn(map)).toEqual(['circle 1', 'rect 3']);
  expect(map).toContain('>Central Park</text>');
  expect(map).toContain('>Times Square</text>');
});

test('a tour whose start has no coordinates is marked at its next stop', () => {
  const map = toursMap([tour('day', 'Central Park', null, [-73.98, 40.77])]);
  expect(marksIn(map)).toEqual(['circle 1']);
});

test('neither names nor marks overlap', () => {
  const toursAtOnePlace = Array.from({ length: 6 }, (_, index) =>
    tour(index % 2 ? 'night' : 'day', `Tour number ${String(index)}`, [-73.98, 40.75]),
  );
  const map = toursMap([...toursAtOnePlace, tour('day', 'Far up', [-73.93, 40.83])]) ?? '';
  const marks = [...map.matchAll(/<text x="([\d.]+)" y="([\d.]+)" dy=".36em"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(marks).toHaveLength(7);
  for (const [index, [x, y]] of marks.entries()) {
    for (const [otherX, otherY] of marks.slice(index + 1))
      expect(Math.hypot(x - otherX, y - otherY)).toBeGreaterThan(36);
  }
  const names = [
    ...map.matchAll(/class="name" x="[\d.]+" y="([\d.]+)"[^>]*anchor:(start|end)/g),
  ].map(([, y, anchor]) => [anchor, Number(y)] as const);
  for (const [index, [anchor, y]] of names.entries()) {
    for (const [otherAnchor, otherY] of names.slice(index + 1)) {
      if (anchor === otherAnchor) expect(Math.abs(y - otherY)).toBeGreaterThan(18);
    }
  }
});

test('a place’s name is escaped', () => {
  const map = toursMap([tour('day', 'Bed & <b>Stuy</b>', [-73.98, 40.77])]);
  expect(map).toContain('>Bed &amp; &lt;b>Stuy&lt;/b></text>');
});

test('without coordinates, there is no map', () => {
  expect(toursMap([tour('day', 'Somewhere', null)])).toBeUndefined();
});
