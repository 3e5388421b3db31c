import { formatTime } from './new-york-texts.ts';
import { newYorkTime } from './new-york.ts';

/** English sentences about the light on a walk. All numbers are minutes. */
export const LIGHT_WORDS = {
  sunriseDuring: (rise: Date, after: number) =>
    `The sun rises at ${timeOf(rise)}, ${formatSpan(after)} into the walk.`,
  sunriseLater: (rise: Date, after: number) =>
    `The sun rises at ${timeOf(rise)}, ${formatSpan(after)} after the start.`,
  daylight: (set: Date) => `Daylight all the way: the sun sets at ${timeOf(set)}.`,
  sunset: (set: Date, after: number) =>
    `The sun sets at ${timeOf(set)}, ${formatSpan(after)} into the walk.`,
  sunsetAndDark: (set: Date, after: number, darkness: Date) =>
    `The sun sets at ${timeOf(set)}, ${formatSpan(after)} into the walk, and it’s dark from ${timeOf(darkness)}.`,
  sunsetBefore: (set: Date, before: number, darkness: Date) =>
    `The sun sets at ${timeOf(set)}, ${formatSpan(before)} before the start, and it’s dark from ${timeOf(darkness)}.`,
  dark: (set: Date) => `Dark from the start: the sun sets at ${timeOf(set)}.`,
  moon: {
    full: 'A full moon is up.',
    waxing: {
      gibbous: 'A waxing gibbous moon is up.',
      half: 'A waxing half moon is up.',
      crescent: 'A waxing crescent moon is up.',
    },
    waning: {
      gibbous: 'A waning gibbous moon is up.',
      half: 'A waning half moon is up.',
      crescent: 'A waning crescent moon is up.',
    },
  },
};

/** Puts the light into words. */
export type LightWords = typeof LIGHT_WORDS;

function timeOf(instant: Date): string {
  return formatTime(newYorkTime(instant));
}

/** "20 minutes", or from an hour on "about 2 hours". */
function formatSpan(minutes: number): string {
  if (minutes < 60) return `${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'about an hour' : `about ${String(hours)} hours`;
}
