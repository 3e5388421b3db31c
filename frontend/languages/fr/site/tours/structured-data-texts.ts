import type { texts as english } from '../../../../site/tours/structured-data-texts.en';

export const texts: typeof english = {
  amenities: {
    stepFree: 'Sans marches',
    strollers: 'Poussettes',
    dogs: 'Chiens',
    restrooms: 'Toilettes',
    miles: 'Miles à pied',
    stairs: 'Volées de marches',
  },
  person: 'personne',
  party: 'groupe',
};
