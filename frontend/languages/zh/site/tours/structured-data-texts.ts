import type { texts as english } from '../../../../site/tours/structured-data-texts.en';

export const texts: typeof english = {
  amenities: {
    stepFree: '无台阶',
    strollers: '婴儿车',
    dogs: '狗',
    restrooms: '洗手间',
    miles: '步行英里数',
    stairs: '楼梯段数',
  },
  person: '人',
  party: '团',
};
