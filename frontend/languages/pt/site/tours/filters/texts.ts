import type { texts as english } from '../../../../../site/tours/filters/texts.en';

export const texts: typeof english = {
  date: 'Quando?',
  anyDate: 'Tanto faz',
  dates: { today: 'Hoje', tomorrow: 'Amanhã', weekend: 'Neste fim de semana' },
  on: 'Ou em outra data',
  party: 'Pessoas',
  find: 'Buscar',
};
