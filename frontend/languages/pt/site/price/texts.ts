import type { texts as english } from '../../../../site/price/texts.en';
import { format } from '../texts/format';

export const texts: typeof english = {
  ages: (people: number) =>
    format.plural(people, {
      one: () => 'Outra faixa etária?',
      other: (count) => `Das ${count} pessoas do seu grupo, quantas são…`,
    }),
  tooManyAges: (people: number) =>
    format.plural(people, {
      one: () => 'Seu grupo tem só 1 pessoa.',
      other: (count) => `Seu grupo tem só ${count} pessoas.`,
    }),
  ownPrice: (sum: string) => `Este passeio tem preço próprio: ${sum}`,
};
