import type { texts as english } from '../../../../site/rendering/texts.en';

export const texts: typeof english = {
  locale: 'zh_CN',
  incomplete: '本页有一部分没有加载出来。请检查网络，然后刷新。',
  reload: '刷新',
  picture: '导游举着黄色雨伞，带着大家沿河步行，图上写着“New York on Foot”',
  tourPicture: {
    day: (place) => `${place}的插画，图上写着：日间行程，New York on Foot`,
    night: (place) => `${place}的插画，图上写着：夜间行程，New York on Foot`,
  },
};
