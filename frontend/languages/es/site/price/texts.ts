import type { texts as english } from '../../../../site/price/texts.en';
import { format } from '../texts/format';

export const texts: typeof english = {
  ages: (people) =>
    format.plural(people, {
      one: () => 'Si no viene un adulto, ¿quién viene?',
      other: (count) => `De las ${count} personas de tu grupo, ¿cuántas son…`,
    }),
  tooManyAges: (people) =>
    format.plural(people, {
      one: () => 'En tu grupo hay solo 1 persona.',
      other: (count) => `En tu grupo hay solo ${count} personas.`,
    }),
  ownPrice: (sum) => `Este recorrido tiene su propio precio: ${sum}`,
};
