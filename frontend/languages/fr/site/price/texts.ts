import type { texts as english } from '../../../../site/price/texts.en';
import { format } from '../texts/format';

/** Texts about prices. Sums and payments are written by `shared/price`. */
export const texts: typeof english = {
  ages: (people) =>
    format.plural(people, {
      one: () => 'Vous n’êtes pas adulte ?',
      other: (count) => `Parmi les ${count} personnes de votre groupe, combien de…`,
    }),
  tooManyAges: (people) =>
    format.plural(people, {
      one: () => 'Votre groupe ne compte qu’une personne.',
      other: (count) => `Votre groupe ne compte que ${count} personnes.`,
    }),
  ownPrice: (sum) => `Ce départ a son propre prix : ${sum}`,
};
