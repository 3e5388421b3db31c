import type { texts as english } from '../../../../../site/tours/filters/texts.en';

/** Texts for the two questions that every search for a tour begins with. */
export const texts: typeof english = {
  date: 'Quand ?',
  anyDate: 'Peu importe',
  dates: { today: 'Aujourd’hui', tomorrow: 'Demain', weekend: 'Ce week-end' },
  on: 'Ou à une date',
  party: 'Combien serez-vous ?',
  find: 'Trouver une visite',
};
