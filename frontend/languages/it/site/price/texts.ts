import type { texts as english } from '../../../../site/price/texts.en';
import { format } from '../texts/format';

/** Texts about prices. Sums and payments are written by `shared/price`. */
export const texts: typeof english = {
  ages: (people) =>
    format.plural(people, {
      one: () => 'Un’altra fascia d’età?',
      other: (count) => `Di voi ${count}, quanti sono…`,
    }),
  tooManyAges: (people) =>
    format.plural(people, {
      one: () => 'Il tuo gruppo è di 1 sola persona.',
      other: (count) => `Il tuo gruppo è di sole ${count} persone.`,
    }),
  ownPrice: (sum) => `Questo tour ha un prezzo suo: ${sum}`,
};
