import type { DaylightWords } from './words/en/daylight.ts';
import { joinSentences } from './format.ts';
import { newYorkDate } from './new-york.ts';
import { moonAt, sunTimesOn } from './sky.ts';

const MINUTE_MS = 60_000;
/** In degrees above the horizon. Buildings hide a lower moon. */
const MIN_MOON_ALTITUDE = 8;

/** Describes daylight and the moon during a walk: "The sun sets at 4:31 PM, 20 minutes into the walk." */
export function lightSentence(words: DaylightWords, start: Date, end: Date): string {
  const { sunrise, sunset, duskEnd } = sunTimesOn(newYorkDate(start));
  const withMoon = (sentence: string, darkFrom: Date) =>
    joinSentences([sentence, moonSentence(words.moon, darkFrom, end)]);
  if (start < sunrise) {
    return sunrise < end
      ? words.sunriseDuring(sunrise, minutesBetween(start, sunrise))
      : words.sunriseLater(sunrise, minutesBetween(start, sunrise));
  }
  if (end <= sunset) return words.daylight(sunset);
  if (start < sunset) {
    const minutesAfterStart = minutesBetween(start, sunset);
    return duskEnd < end
      ? withMoon(words.sunsetAndDark(sunset, minutesAfterStart, duskEnd), duskEnd)
      : words.sunset(sunset, minutesAfterStart);
  }
  if (start < duskEnd) {
    const minutesBeforeStart = minutesBetween(sunset, start);
    return withMoon(words.sunsetBefore(sunset, minutesBeforeStart, duskEnd), duskEnd);
  }
  return withMoon(words.dark(sunset), start);
}

/** Describes the moon halfway through the dark part of a walk; undefined if it is new, or too low to see. */
function moonSentence(words: DaylightWords['moon'], darkFrom: Date, end: Date): string | undefined {
  const halfway = new Date((darkFrom.getTime() + end.getTime()) / 2);
  const { litFraction, isWaxing, altitude } = moonAt(halfway);
  if (altitude < MIN_MOON_ALTITUDE || litFraction < 0.04) return undefined;
  if (litFraction > 0.97) return words.full;
  const phase = litFraction > 0.56 ? 'gibbous' : litFraction > 0.44 ? 'half' : 'crescent';
  return words[isWaxing ? 'waxing' : 'waning'][phase];
}

/** Returns the minutes between two instants, without their seconds, as visitors compute them from two clock times. */
function minutesBetween(from: Date, to: Date): number {
  return Math.floor(to.getTime() / MINUTE_MS) - Math.floor(from.getTime() / MINUTE_MS);
}
