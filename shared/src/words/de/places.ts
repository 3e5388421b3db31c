import type { placeNames as english } from '../en/places.ts';

export const placeNames: typeof english = {
  'SOHO AND VILLAGES': 'SoHo und die Villages',
  'Statue of Liberty': 'Freiheitsstatue',
  'Walk around Wall Street': 'Rund um die Wall Street',
  'Walk through LES': 'Durch die Lower East Side',
  'Grand Station': 'Grand Central',
};
