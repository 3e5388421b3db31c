import type { AccessWords } from '../en/access.ts';

const KILOMETERS_PER_MILE = 1.609;

export const accessWords: AccessWords = {
  way: (miles, stairs) => `全程步行约${distanceOf(miles)}，${stairsOf(stairs)}。`,
  stepFree: {
    YES: '全程无台阶。',
    DETOUR: '绕行可避开台阶。',
    NO: '避不开台阶。',
  },
  strollers: {
    YES: '婴儿车可以走完全程。',
    DETOUR: '可以带婴儿车，但要绕行。',
    NO: '不能带婴儿车。',
  },
  detour: (detour) => `绕行路线：${detour}`,
  dogs: '可以带狗，请拴好牵引绳。',
  noDogs: '不能带狗，服务犬除外。',
  restrooms: (restrooms) => `洗手间：${restrooms}`,
  noRestrooms: '途中不一定找得到洗手间，请在集合前先去一趟。',
};

/** "4公里（2.5英里）". */
function distanceOf(miles: number): string {
  const kilometers = Math.round(miles * KILOMETERS_PER_MILE * 10) / 10;
  return `${String(kilometers)}公里（${String(miles)}英里）`;
}

function stairsOf(flights: number): string {
  return flights === 0 ? '没有楼梯' : `有${String(flights)}段楼梯`;
}
