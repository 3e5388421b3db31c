import { formatTourName } from './tour-name';

test('a tour’s name includes its list only if the other list has a tour of the same place', () => {
  const park = { id: 'day.central-park', list: 'day', place: 'Central Park' } as const;
  const parkAtNight = { id: 'night.central-park', list: 'night', place: 'Central Park' } as const;
  const soho = { id: 'day.soho', list: 'day', place: 'SoHo' } as const;
  expect(formatTourName(park, [park, soho])).toBe('Central Park');
  expect(formatTourName(park, [park, parkAtNight])).toBe('Central Park by day');
  expect(formatTourName(parkAtNight, [park, parkAtNight])).toBe('Central Park by night');
});
