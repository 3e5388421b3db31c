import type { placeNames as english } from '../en/places.ts';

export const placeNames: typeof english = {
  'Brooklyn Bridge': 'Pont de Brooklyn',
  'SOHO AND VILLAGES': 'SoHo et les Villages',
  'Statue of Liberty': 'Statue de la Liberté',
  'Walk around Wall Street': 'Autour de Wall Street',
  'Walk through LES': 'Lower East Side',
  'Grand Station': 'Grand Central',
};
