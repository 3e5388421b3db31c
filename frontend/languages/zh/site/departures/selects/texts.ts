import { withPeriod } from 'shared/format';
import type { texts as english } from '../../../../../site/departures/selects/texts.en';
import { joinAll, joinAlternatives } from '../../../../../site/texts/more-formats';
import { format } from '../../texts/format';
import { LOCALE } from '../../texts/locale';

export const texts: typeof english = {
  date: '日期',
  noDates: '暂无可订日期',
  time: '时间',
  noTimes: '暂无可订时间',
  anyWeek: '晚几周也可以。',
  takeInstead: (name) => `改选${name}`,

  choice: {
    today: '今天',
    joinAlternatives: (starts) => joinAlternatives(LOCALE, starts),
    startTimes: (count) => `${String(count)}个出发时间`,
    day: (date, notice) => `${format.dayAndDate(date)} · ${notice}`,
    dayAndNext: (date, notice, next) =>
      `${format.dayAndDate(date)} · ${notice}，下一场${format.date(next)}`,
  },

  shortage: {
    date: (date, notice) => `${format.date(date)}的场次${notice}`,
    time: (start, notice) => `${format.time(start)}的场次${notice}`,
    leftOn: (date, spots, includesOwn) =>
      `${format.date(date)}只剩${String(spots)}个名额${includesOwn ? '（含您已订的）' : ''}`,
    leftAt: (start, spots, includesOwn) =>
      `${format.time(start)}的场次只剩${String(spots)}个名额${includesOwn ? '（含您已订的）' : ''}`,
    noTour: (date, people) =>
      people > 1
        ? `${format.date(date)}没有能容下${String(people)}人的场次`
        : `${format.date(date)}没有空余名额`,
    asSentence: (clause) => withPeriod(clause),
    butToday: (clause) => `${clause}；今天还有名额。`,
    butLater: (clause, date) => `${clause}；下一个有名额的日期是${format.date(date)}。`,
    notYet: (day, others) => `${format.weekday(day)}的行程还没有开放预订。${alternatives(others)}`,
    noDate: (day, people, others) =>
      people > 1
        ? `每个${format.weekday(day)}都容不下${String(people)}人。${alternatives(others)}`
        : `每个${format.weekday(day)}都没有名额了。${alternatives(others)}`,
  },
};

function alternatives(dates: readonly string[]): string {
  if (dates.length === 0) return '其他日期也没有名额。';
  return `${joinAll(LOCALE, dates.map(format.dayAndDate))}还有名额。`;
}
