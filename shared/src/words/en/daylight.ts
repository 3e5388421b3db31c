import { formatTime } from '../../new-york-texts.ts';
import { newYorkTime } from '../../new-york.ts';

/** English sentences about daylight and the moon during a walk. All numbers are minutes. */
export const daylightWords = {
  sunriseDuring: (sunrise: Date, after: number) =>
    `The sun rises at ${timeOf(sunrise)}, ${formatSpan(after)} into the walk.`,
  sunriseLater: (sunrise: Date, after: number) =>
    `The sun rises at ${timeOf(sunrise)}, ${formatSpan(after)} after the start.`,
  daylight: (sunset: Date) => `Daylight all the way: the sun sets at ${timeOf(sunset)}.`,
  sunset: (sunset: Date, after: number) =>
    `The sun sets at ${timeOf(sunset)}, ${formatSpan(after)} into the walk.`,
  sunsetAndDark: (sunset: Date, after: number, duskEnd: Date) =>
    `The sun sets at ${timeOf(sunset)}, ${formatSpan(after)} into the walk, and it’s dark from ${timeOf(duskEnd)}.`,
  sunsetBefore: (sunset: Date, before: number, duskEnd: Date) =>
    `The sun sets at ${timeOf(sunset)}, ${formatSpan(before)} before the start, and it’s dark from ${timeOf(duskEnd)}.`,
  dark: (sunset: Date) => `Dark from the start: the sun sets at ${timeOf(sunset)}.`,
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

/** The sentences in any language. */
export type DaylightWords = typeof daylightWords;

function timeOf(instant: Date): string {
  return formatTime(newYorkTime(instant));
}

/** Formats a duration: "20 minutes", or "about 2 hours" if it is at least an hour. */
function formatSpan(minutes: number): string {
  if (minutes < 60) return `${String(minutes)} ${minutes === 1 ? 'minute' : 'minutes'}`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'about an hour' : `about ${String(hours)} hours`;
}
