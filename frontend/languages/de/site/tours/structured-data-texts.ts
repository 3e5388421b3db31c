import type { texts as english } from '../../../../site/tours/structured-data-texts.en';

export const texts: typeof english = {
  amenities: {
    stepFree: 'Stufenlos',
    strollers: 'Kinderwagen',
    dogs: 'Hunde',
    restrooms: 'Toiletten',
    miles: 'Meilen zu Fuß',
    stairs: 'Treppen',
  },
  person: 'Person',
  party: 'Gruppe',
};
