import type { texts as english } from '../../../../../site/tours/filters/texts.en';

/** Texts for the two questions that every search for a tour begins with. */
export const texts: typeof english = {
  date: 'Quando?',
  anyDate: 'Qualsiasi data',
  dates: { today: 'Oggi', tomorrow: 'Domani', weekend: 'Questo fine settimana' },
  on: 'Oppure in una data',
  party: 'In quanti siete?',
  find: 'Trova un tour',
};
