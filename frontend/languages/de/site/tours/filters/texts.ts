import type { texts as english } from '../../../../../site/tours/filters/texts.en';

export const texts: typeof english = {
  date: 'Wann?',
  anyDate: 'Egal wann',
  dates: { today: 'Heute', tomorrow: 'Morgen', weekend: 'Dieses Wochenende' },
  on: 'Oder genau am',
  party: 'Wie viele?',
  find: 'Tour finden',
};
