import type { texts as english } from '../../../../site/bookings/texts.en';
import { format } from '../texts/format';

export const texts: typeof english = {
  date: '日期',
  time: '时间',
  hours: (start, end) => `${format.time(start)}至${format.time(end)}`,
  meeting: '集合地点',
  price: '价格',
  people: '人数',

  state: {
    CONFIRMED: '已预订',
    CANCELLED: '已取消',
    WAITING: '候补中',
    EXPIRED: '未订上',
  },
  canceledByGuide: '已取消',
  over: '已结束',
  held: (until) => `保留至${until}`,
};
