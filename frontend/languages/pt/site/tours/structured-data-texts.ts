import type { texts as english } from '../../../../site/tours/structured-data-texts.en';

export const texts: typeof english = {
  amenities: {
    stepFree: 'Sem degraus',
    strollers: 'Carrinhos de bebê',
    dogs: 'Cachorros',
    restrooms: 'Banheiros',
    miles: 'Milhas a pé',
    stairs: 'Lances de escada',
  },
  person: 'pessoa',
  party: 'grupo',
};
