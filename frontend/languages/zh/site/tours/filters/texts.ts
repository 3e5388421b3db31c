import type { texts as english } from '../../../../../site/tours/filters/texts.en';

export const texts: typeof english = {
  date: '哪天？',
  anyDate: '哪天都行',
  dates: { today: '今天', tomorrow: '明天', weekend: '这个周末' },
  on: '或指定日期',
  party: '几个人？',
  find: '找行程',
};
