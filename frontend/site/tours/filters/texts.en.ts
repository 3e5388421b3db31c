/** Texts for the date and the party, in the forms that find tours. */
export const texts = {
  date: 'When?',
  anyDate: 'Any date',
  dates: { today: 'Today', tomorrow: 'Tomorrow', weekend: 'This weekend' },
  on: 'Or on a date',
  party: 'How many?',
  find: 'Find a tour',
};
