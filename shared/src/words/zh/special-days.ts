import type { CrowdedDay, SpecialDayName } from '../../special-days.ts';
import type { specialDaySentences as english } from '../en/special-days.ts';

const REASONS: Readonly<Record<CrowdedDay, string>> = {
  'macys-parade': '当天梅西百货感恩节大游行经过这里',
  'new-years-eve': '当晚这里有大批人群迎接新年',
  marathon: '当天纽约马拉松经过这里',
  'st-patricks-parade': '当天圣帕特里克节游行经过这里',
  'pride-march': '当天骄傲大游行经过这里',
  'independence-day': '7月4日有大批人群来这里看烟花',
  'september-11': '当天有大批人群来这里悼念9·11',
};

export const specialDaySentences: typeof english = {
  detour: (name) => `${REASONS[name]}，部分街道会封闭，路线会绕行。`,
  noTour: (name) => `${REASONS[name]}，所以没有行程。`,
};

export const specialDayTitles: Readonly<Record<SpecialDayName, string>> = {
  'new-years-day': '元旦',
  'martin-luther-king-day': '马丁·路德·金纪念日',
  'presidents-day': '总统日',
  'clocks-forward': '夏令时开始，时钟拨快1小时',
  'st-patricks-parade': '圣帕特里克节游行',
  'memorial-day': '阵亡将士纪念日',
  juneteenth: '六月节',
  'pride-march': '骄傲大游行',
  'independence-day': '独立日',
  'labor-day': '劳动节',
  'september-11': '9·11纪念日',
  'columbus-day': '哥伦布日',
  marathon: '纽约马拉松',
  'clocks-back': '夏令时结束，时钟拨慢1小时',
  'veterans-day': '退伍军人节',
  thanksgiving: '感恩节',
  'macys-parade': '梅西百货感恩节大游行',
  christmas: '圣诞节',
  'new-years-eve': '跨年夜',
};
