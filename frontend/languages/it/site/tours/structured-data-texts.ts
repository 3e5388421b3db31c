import type { texts as english } from '../../../../site/tours/structured-data-texts.en';

export const texts: typeof english = {
  amenities: {
    stepFree: 'Senza gradini',
    strollers: 'Passeggini',
    dogs: 'Cani',
    restrooms: 'Bagni',
    miles: 'Miglia a piedi',
    stairs: 'Rampe di scale',
  },
  person: 'persona',
  party: 'gruppo',
};
