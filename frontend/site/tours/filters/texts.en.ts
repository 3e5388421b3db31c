/** Texts for the two questions that every search for a tour begins with. */
export const texts = {
  date: 'When?',
  anyDate: 'Any date',
  dates: { today: 'Today', tomorrow: 'Tomorrow', weekend: 'This weekend' },
  on: 'Or on a date',
  party: 'How many?',
  find: 'Find a tour',
};
