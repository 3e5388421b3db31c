import type { placeNames as english } from '../en/places.ts';

export const placeNames: typeof english = {
  'Brooklyn Bridge': 'Puente de Brooklyn',
  'SOHO AND VILLAGES': 'SoHo y los Villages',
  'Statue of Liberty': 'Estatua de la Libertad',
  'Walk around Wall Street': 'Paseo por Wall Street',
  'Walk through LES': 'Paseo por el Lower East Side',
  'Grand Station': 'Grand Central',
};
