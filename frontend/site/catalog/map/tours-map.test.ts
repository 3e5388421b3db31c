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

/** The numbers in the map's marks, by the shape of the mark before them. */
function marksIn(map = ''): string[] {
  return [...map.matchAll(/<(circle|rect) [^>]*stroke-width:2"\/><text [^>]*>(\d+)</g)].map(
    ([, shape = '', number = '']) => `${shape} ${number}`,
  );
}

test('tours by day are round, those by night square, each with its number in the list', () => {
  const map = toursMap([
    tour('day', 'Central Park', [-73.98, 40.77]),
    tour('day', 'Somewhere', null),
    tour('night', 'Times Square', [-73.985, 40.759]),
  ]);
  expect(marksIn(map)).toEqual(['circle 1', 'rect 3']);
  expect(map).toContain('>Central Park</text>');
  expect(map).toContain('>Times Square</text>');
});

test('a tour whose start was moved is where its next stop is', () => {
  const map = toursMap([tour('day', 'Central Park', null, [-73.98, 40.77])]);
  expect(marksIn(map)).toEqual(['circle 1']);
});

test('no name lies on another, and no mark on another', () => {
  const crowd = Array.from({ length: 6 }, (_, index) =>
    tour(index % 2 ? 'night' : 'day', `The tour of number ${String(index)}`, [-73.98, 40.75]),
  );
  const map = toursMap([...crowd, tour('day', 'Far up', [-73.93, 40.83])]) ?? '';
  const marks = [...map.matchAll(/<text x="([\d.]+)" y="([\d.]+)" dy=".36em"/g)].map(
    ([, x, y]) => [Number(x), Number(y)] as const,
  );
  expect(marks).toHaveLength(7);
  for (const [index, [x, y]] of marks.entries()) {
    for (const [a, b] of marks.slice(index + 1))
      expect(Math.hypot(x - a, y - b)).toBeGreaterThan(36);
  }
  const lines = [...map.matchAll(/class="name" x="([\d.]+)" y="([\d.]+)"[^>]*anchor:(start|end)/g)];
  const ends = lines.map(([, , y, anchor]) => [anchor, Number(y)] as const);
  for (const [index, [anchor, y]] of ends.entries()) {
    for (const [other, b] of ends.slice(index + 1)) {
      if (anchor === other) expect(Math.abs(y - b)).toBeGreaterThan(18);
    }
  }
});

test('a place’s name is text, whatever is in it', () => {
  const map = toursMap([tour('day', 'Bed & <b>Stuy</b>', [-73.98, 40.77])]);
  expect(map).toContain('>Bed &amp; &lt;b>Stuy&lt;/b></text>');
});

test('there is no map where no tour says where it is', () => {
  expect(toursMap([tour('day', 'Somewhere', null)])).toBeUndefined();
});
