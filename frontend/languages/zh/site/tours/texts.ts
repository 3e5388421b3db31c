import { formatLanguages } from 'shared/languages';
import { newYorkInstant, WEEKDAYS, type Weekday } from 'shared/new-york';
import { joinAll } from '../../../../site/texts/more-formats';
import type { texts as english } from '../../../../site/tours/texts.en';
import { format } from '../texts/format';
import { LOCALE } from '../texts/locale';

/** The weekdays from Monday to Sunday. */
const WEEK: readonly Weekday[] = [...WEEKDAYS.slice(1), 'Sunday'];

export const texts: typeof english = {
  name: (place, title, isNight) => (isNight ? `${place}（夜间）：${title}` : `${place}：${title}`),
  booking: '预订这个行程',
  languages: (codes) => `${formatLanguages(LOCALE, codes)}讲解`,
  photos: { title: '照片', close: '关闭' },
  next: '最近一场',
  duration: '时长',
  meeting: '集合地点',
  price: '价格',
  maxParty: '每次预订上限',
  minPeople: '最低成团人数',
  choose: '选择日期',
  route: '路线',
  start: '集合',
  end: '终点',
  walkPast: '途经',
  map: '在地图上查看',
  mapLabel: (stop) => `在地图上查看：${stop}`,
  dates: '近期日期',
  seasons: '季节',
  season: ({ from, to, weekdays, startTimes }) => {
    const dates = [...new Set([from, to])].map(format.date).join('至');
    if (weekdays.length === 0) return `${dates}：没有行程`;
    const times = startTimes.map((start) => format.time(newYorkInstant(from, start)));
    return `${dates}：${weekdaysText(weekdays)}，${joinAll(LOCALE, times)}`;
  },
  specialDays: '特殊日子',
  facts: '出行须知',
  features: {
    HIGHLIGHT: '看点',
    INCLUSION: '包含',
    EXCLUSION: '不包含',
    PREARRIVAL_INFORMATION: '来之前',
    ACCESSIBILITY_INFORMATION: '路好不好走',
    CANCELLATION_TERM: '取消规定',
  },
  questions: '常见问题',
  guide: '您的导游',
  untranslated: '部分内容为英文。',
};

/** Formats weekdays: "每天", "星期一至星期五", or "星期五和星期日". */
function weekdaysText(weekdays: readonly Weekday[]): string {
  const days = WEEK.filter((day) => weekdays.includes(day));
  if (days.length === WEEK.length) return '每天';
  const first = WEEK.indexOf(days[0] ?? 'Monday');
  const isRange = days.length > 2 && WEEK[first + days.length - 1] === days.at(-1);
  if (!isRange) return joinAll(LOCALE, days.map(format.weekday));
  return [days[0], days.at(-1)].flatMap((day) => (day ? format.weekday(day) : [])).join('至');
}
