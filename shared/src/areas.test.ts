import { areaOf } from './areas.ts';

test.each([
  ['Wall Street', 40.7069, -74.0109, 'downtown'],
  ['Essex Market', 40.7182, -73.988, 'downtown'],
  ['the Strand, 12th Street', 40.7333, -73.9909, 'downtown'],
  ['Union Square, 17th Street', 40.7375, -73.99, 'midtown'],
  ['Times Square', 40.758, -73.9855, 'midtown'],
  ['the Plaza Hotel', 40.7644, -73.9744, 'midtown'],
  ['the Met', 40.7793, -73.9628, 'uptown'],
  ['the Apollo Theater', 40.81, -73.95, 'uptown'],
  ['Fort Tryon Park', 40.8625, -73.9319, 'uptown'],
  ['Yankee Stadium', 40.828, -73.9258, 'bronx'],
  ['Arthur Avenue', 40.8545, -73.8883, 'bronx'],
  ['Fulton Ferry Landing', 40.7032, -73.9949, 'brooklyn'],
  ['Bedford Avenue', 40.7172, -73.9566, 'brooklyn'],
  ['Coney Island', 40.5755, -73.9707, 'brooklyn'],
  ['Gantry Plaza State Park', 40.7459, -73.9585, 'queens'],
  ['Astoria', 40.7644, -73.9235, 'queens'],
  ['Flushing', 40.7596, -73.83, 'queens'],
  ['St. George', 40.6437, -74.0736, 'staten-island'],
  ['the ferry', 40.6885, -74.029, undefined],
  ['Liberty Island', 40.6892, -74.0445, undefined],
  ['Hoboken', 40.744, -74.0324, undefined],
])('the area of %s (%d, %d) is %s', (_, latitude, longitude, area) => {
  expect(areaOf({ latitude, longitude })).toBe(area);
});
