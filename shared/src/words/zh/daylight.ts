import { newYorkTime } from '../../new-york.ts';
import type { DaylightWords } from '../en/daylight.ts';

export const daylightWords: DaylightWords = {
  sunriseDuring: (sunrise, after) => `${timeOf(sunrise)}日出，那时已出发${formatSpan(after)}。`,
  sunriseLater: (sunrise, after) => `${timeOf(sunrise)}日出，在出发${formatSpan(after)}之后。`,
  daylight: (sunset) => `全程都有日光，${timeOf(sunset)}日落。`,
  sunset: (sunset, after) => `${timeOf(sunset)}日落，那时已出发${formatSpan(after)}。`,
  sunsetAndDark: (sunset, after, duskEnd) =>
    `${timeOf(sunset)}日落，那时已出发${formatSpan(after)}；${timeOf(duskEnd)}天黑。`,
  sunsetBefore: (sunset, before, duskEnd) =>
    `${timeOf(sunset)}日落，比出发早${formatSpan(before)}；${timeOf(duskEnd)}天黑。`,
  dark: (sunset) => `出发时天已黑：${timeOf(sunset)}日落。`,
  moon: {
    full: '当晚可见满月。',
    waxing: {
      gibbous: '当晚可见盈凸月。',
      half: '当晚可见上弦月。',
      crescent: '当晚可见蛾眉月。',
    },
    waning: {
      gibbous: '当晚可见亏凸月。',
      half: '当晚可见下弦月。',
      crescent: '当晚可见残月。',
    },
  },
};

/** "16:31"; from 1:00 to 9:59 without a zero. */
function timeOf(instant: Date): string {
  return newYorkTime(instant).replace(/^0/, '');
}

/** Formats a duration: "20分钟", or "约2小时" if it is at least an hour. */
function formatSpan(minutes: number): string {
  return minutes < 60 ? `${String(minutes)}分钟` : `约${String(Math.round(minutes / 60))}小时`;
}
