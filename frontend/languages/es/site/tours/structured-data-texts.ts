import type { texts as english } from '../../../../site/tours/structured-data-texts.en';

export const texts: typeof english = {
  amenities: {
    stepFree: 'Sin escalones',
    strollers: 'Cochecitos de bebé',
    dogs: 'Perros',
    restrooms: 'Baños',
    miles: 'Millas a pie',
    stairs: 'Tramos de escaleras',
  },
  person: 'persona',
  party: 'grupo',
};
