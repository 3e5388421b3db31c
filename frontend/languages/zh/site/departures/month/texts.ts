import { specialDayTitles } from 'shared/words/zh/special-days';
import { withPeriod } from 'shared/format';
import type { texts as english } from '../../../../../site/departures/month/texts.en';
import { formatMonth } from '../../../../../site/texts/more-formats';
import { format } from '../../texts/format';
import { LOCALE } from '../../texts/locale';

export const texts: typeof english = {
  loading: '正在查找日期…',
  notLoaded: (reason) => `没能加载日期。${reason}`,
  month: (month) => formatMonth(LOCALE, month),
  previousMonth: '上个月',
  nextMonth: '下个月',
  weekday: (name) => name.slice(-1),
  specialDayNumber: (day) => `${String(day)}*`,
  specialDay: (date, title) => `* ${format.date(date)}：${title}`,
  time: '时间',
  chooseTime: '选择时间',
  closed: '停止预订',
  noTours: '这一天已没有行程，请另选一天。',
  unavailable: (notice) => withPeriod(`这个场次${notice}`),
  shortage: (reason) => `名额不够：${reason}。`,
  tooLarge: (capacity) => `人数超出了上限：这个行程一共只接待${String(capacity)}人。`,

  day: {
    withoutTours: (date) => `${date}：没有行程`,
    withTours: (date, starts) => `${date}：${starts.join('；')}`,
    special: specialDayTitles,
    full: '已满',
    waitlistNote: '满，可候补',
    hasWaitlist: '可候补',
    canceled: '已取消',
    moved: '已改期',
    times: (count) => `${String(count)}场`,
    left: (spots) => `剩${String(spots)}位`,
    start: (time) => time,
  },
};
