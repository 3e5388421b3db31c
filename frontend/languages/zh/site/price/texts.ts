import type { texts as english } from '../../../../site/price/texts.en';

export const texts: typeof english = {
  ages: (people) => (people === 1 ? '不是成人？' : `您一行${String(people)}人中，有几位是……`),
  tooManyAges: (people) => `您一行只有${String(people)}人。`,
  ownPrice: (sum) => `这个行程另行定价：${sum}`,
};
