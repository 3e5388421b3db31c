import { tourIdAt, tourPath } from './tour-page.ts';
import { TOURS } from './tour-settings.ts';

it.each(TOURS)('$id has a page of its own', ({ id }) => {
  const path = tourPath(id);
  expect(path).toMatch(/^\/tours\/[a-z0-9-]+$/);
  expect(tourIdAt(path.replace('/tours/', ''))).toBe(id);
});

it('the pages of the same place by day and by night differ', () => {
  expect(tourPath('day.statue-of-liberty')).toBe('/tours/statue-of-liberty');
  expect(tourPath('night.statue-of-liberty')).toBe('/tours/statue-of-liberty-by-night');
});
