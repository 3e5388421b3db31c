import type { placeNames as english } from '../en/places.ts';

export const placeNames: typeof english = {
  'Brooklyn Bridge': 'Ponte do Brooklyn',
  'SOHO AND VILLAGES': 'SoHo e Villages',
  'Statue of Liberty': 'Estátua da Liberdade',
  'Walk around Wall Street': 'Passeio por Wall Street',
  'Walk through LES': 'Passeio pelo Lower East Side',
  'Grand Station': 'Grand Central',
};
