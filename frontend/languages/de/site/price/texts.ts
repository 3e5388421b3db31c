import type { texts as english } from '../../../../site/price/texts.en';
import { format } from '../texts/format';

export const texts: typeof english = {
  ages: (people) =>
    format.plural(people, {
      one: () => 'Nicht erwachsen?',
      other: (count) => `Wie viele der ${count} Personen sind …`,
    }),
  tooManyAges: (people) =>
    format.plural(people, {
      one: () => 'Sie buchen nur für 1 Person.',
      other: (count) => `Sie buchen nur für ${count} Personen.`,
    }),
  ownPrice: (sum) => `Dieser Termin hat einen eigenen Preis: ${sum}`,
};
