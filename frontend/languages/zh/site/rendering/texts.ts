import type { texts as english } from '../../../../site/rendering/texts.en';

export const texts: typeof english = {
  locale: 'zh_CN',
  incomplete: '本页有一部分没有加载出来。请检查网络，然后刷新。',
  reload: '刷新',
  picture: '导游举着黄色雨伞，带着大家沿河步行',
  tourPicture: {
    day: (place) => `日间行程的插画：${place}`,
    night: (place) => `夜间行程的插画：${place}`,
  },
};
