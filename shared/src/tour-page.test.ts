import { tourIdAt, tourPath } from './tour-page.ts';
import { TOURS } from './tour-settings.ts';

test.each(TOURS)('$id has a page with its own path', ({ id }) => {
  const path = tourPath(id);
  expect(path).toMatch(/^\/tours\/[a-z0-9-]+$/);
  expect(tourIdAt(path.replace('/tours/', ''))).toBe(id);
});

test('the same place has different pages by day and by night', () => {
  expect(tourPath('day.statue-of-liberty')).toBe('/tours/statue-of-liberty');
  expect(tourPath('night.statue-of-liberty')).toBe('/tours/statue-of-liberty-by-night');
});
