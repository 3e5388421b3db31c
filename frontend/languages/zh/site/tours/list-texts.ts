import { formatDollars } from 'shared/price';
import type { Area } from 'shared/areas';
import { formatLanguages } from 'shared/languages';
import { formatInUnit } from '../../../../site/texts/more-formats';
import type { texts as english } from '../../../../site/tours/list-texts.en';
import { LOCALE } from '../texts/locale';
import { texts as factTexts } from './fact-texts';

const AREA_NAMES: Readonly<Record<Area, string>> = {
  downtown: '曼哈顿下城',
  midtown: '曼哈顿中城',
  uptown: '曼哈顿上城',
  brooklyn: '布鲁克林',
  queens: '皇后区',
  bronx: '布朗克斯',
  'staten-island': '斯塔滕岛',
};

export const texts: typeof english = {
  lead: '看什么，走多久，下一场什么时候出发。',
  nextAt: (start, vacancies) => (vacancies === null ? start : `${start} · ${spotsText(vacancies)}`),
  fitting: (tours) =>
    tours === 0 ? '没有完全符合的行程，以下最接近。' : `找到${String(tours)}个合适的行程`,
  otherDates: '日期相近的行程',
  close: '差一点就符合',
  filters: {
    title: '找行程',
    names: {
      time: '白天或夜晚',
      stepFree: '需要无台阶路线',
      stroller: '带婴儿车',
      dog: '带狗',
      area: '区域',
      hours: '时长不超过',
      language: '语言',
      price: '每人价格',
    },
    any: '不限',
    needs: '我们的情况',
    more: '更多条件',
    clear: '清除全部',
    choices: {
      hours: (hours) => formatInUnit(LOCALE, 'hour', hours),
      price: (dollars) => (dollars === 0 ? '免费' : `最多${formatDollars(dollars * 100)}`),
    },
  },
  areas: AREA_NAMES,
  missed: {
    date: () => '不在您想要的日期',
    time: ({ list }) => (list === 'day' ? '在白天，不在夜晚' : '在夜晚，不在白天'),
    party: ({ nextDeparture, maxPartySize }, { party = 1 }) => {
      if (maxPartySize !== undefined && maxPartySize < party) {
        return `每次最多预订${String(maxPartySize)}人`;
      }
      return nextDeparture?.vacancies == null
        ? '没有名额'
        : `只剩${String(nextDeparture.vacancies)}个名额`;
    },
    stepFree: ({ access }) => (access ? '有台阶' : '可能有台阶'),
    stroller: ({ access }) => (access ? '不能带婴儿车' : '也许不能带婴儿车'),
    dog: ({ access }) => (access ? '不能带狗' : '也许不能带狗'),
    area: ({ areas }) =>
      areas.length === 0 ? '在别的区域' : `在${areas.map((area) => AREA_NAMES[area]).join('、')}`,
    hours: ({ durationMinutesTo }) => `时间更长：${factTexts.minutes(durationMinutesTo)}`,
    language: ({ languages }) => `只有${formatLanguages(LOCALE, languages)}讲解`,
    price: ({ price }) => (price ? '价格更高' : '价格请咨询我们'),
  },
  starts: {
    title: '行程从哪里出发',
    day: '日间行程，地图上为圆形',
    night: '夜间行程，地图上为方形',
    map: '纽约市地图，标出每个行程的出发地点，列表中也有',
  },
};

function spotsText(spots: number): string {
  return `还剩${String(spots)}个名额`;
}
