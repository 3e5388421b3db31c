import type { LightWords } from './light-words.ts';
import { newYorkDate } from './new-york.ts';
import { moonAt, sunOn } from './sky.ts';

const MINUTE_MS = 60_000;
/** Below this height in degrees, the moon is behind buildings. */
const ABOVE_THE_ROOFS = 8;

/** Describes the light on a walk: "The sun sets at 4:31 PM, 20 minutes into the walk." */
export function lightSentence(words: LightWords, start: Date, end: Date): string {
  const { rise, set, darkness } = sunOn(newYorkDate(start));
  const moon = (from: Date) => {
    const sentence = moonSentence(words.moon, from, end);
    return sentence === undefined ? '' : ` ${sentence}`;
  };
  if (start < rise) {
    return rise < end
      ? words.sunriseDuring(rise, minutesBetween(start, rise))
      : words.sunriseLater(rise, minutesBetween(start, rise));
  }
  if (end <= set) return words.daylight(set);
  if (start < set) {
    const after = minutesBetween(start, set);
    return darkness < end
      ? words.sunsetAndDark(set, after, darkness) + moon(darkness)
      : words.sunset(set, after);
  }
  if (start < darkness) {
    return words.sunsetBefore(set, minutesBetween(set, start), darkness) + moon(darkness);
  }
  return words.dark(set) + moon(start);
}

/** Describes the moon halfway through the dark part; undefined if it is below the horizon or new. */
function moonSentence(words: LightWords['moon'], from: Date, to: Date): string | undefined {
  const { lit, isWaxing, altitude } = moonAt(new Date((from.getTime() + to.getTime()) / 2));
  if (altitude < ABOVE_THE_ROOFS || lit < 0.04) return undefined;
  if (lit > 0.97) return words.full;
  const phase = lit > 0.56 ? 'gibbous' : lit > 0.44 ? 'half' : 'crescent';
  return words[isWaxing ? 'waxing' : 'waning'][phase];
}

/** Whole minutes by the clock, as visitors count them. */
function minutesBetween(from: Date, to: Date): number {
  return Math.floor(to.getTime() / MINUTE_MS) - Math.floor(from.getTime() / MINUTE_MS);
}
