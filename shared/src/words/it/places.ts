import type { placeNames as english } from '../en/places.ts';

export const placeNames: typeof english = {
  'Brooklyn Bridge': 'Ponte di Brooklyn',
  'SOHO AND VILLAGES': 'SoHo e Village',
  'Statue of Liberty': 'Statua della Libertà',
  'Walk around Wall Street': 'Intorno a Wall Street',
  'Walk through LES': 'Lower East Side',
  'Grand Station': 'Grand Central',
};
