import { format } from '../texts/format.en';

/** Texts about prices. Sums and payments are written by `shared/price`. */
export const texts = {
  ages: (people: number) =>
    format.plural(people, {
      one: () => 'Not an adult?',
      other: (count) => `Of your party of ${count}, how many are…`,
    }),
  tooManyAges: (people: number) =>
    format.plural(people, {
      one: () => 'Your party has only 1 person.',
      other: (count) => `Your party has only ${count} people.`,
    }),
  /** @param sum for example, "2 × $50 = $100" */
  ownPrice: (sum: string) => `This tour has its own price: ${sum}`,
};
