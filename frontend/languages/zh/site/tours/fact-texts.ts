import type { texts as english } from '../../../../site/tours/fact-texts.en';
import { formatInUnit } from '../../../../site/texts/more-formats';
import { LOCALE } from '../texts/locale';

const KILOMETERS_PER_MILE = 1.609;

export const texts: typeof english = {
  noDates: '暂无日期',
  minutes: (minutes) => durationText(minutes),
  minutesRange: (from, to) => `${durationText(from)}至${durationText(to)}`,
  access: {
    miles: (miles) => {
      const kilometers = Math.round(miles * KILOMETERS_PER_MILE * 10) / 10;
      return `${String(kilometers)}公里（${String(miles)}英里）`;
    },
    stairs: (flights) => (flights === 0 ? '没有楼梯' : `${String(flights)}段楼梯`),
    stepFree: {
      YES: '全程无台阶',
      DETOUR: '绕行可避开台阶',
      NO: '有台阶',
    },
  },
};

function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const hoursText = hours > 0 ? formatInUnit(LOCALE, 'hour', hours) : '';
  const minutesText = rest > 0 ? formatInUnit(LOCALE, 'minute', rest) : '';
  return hoursText + minutesText;
}
