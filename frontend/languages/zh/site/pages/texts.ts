import type { texts as english } from '../../../../site/pages/texts.en';

export const texts: typeof english = {
  portrait: {
    drawn: '导游肩上扛着黄色雨伞，站在晨光里的褐石排屋和水塔前。',
    photographed: '导游',
  },

  homeLink: {
    home: '返回首页',
  },
};
