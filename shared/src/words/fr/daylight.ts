import { formatFor } from '../../format.ts';
import type { DaylightWords } from '../en/daylight.ts';

const { time } = formatFor('fr');

/** French sentences about daylight and the moon during a walk. All numbers are minutes. */
export const daylightWords: DaylightWords = {
  sunriseDuring: (sunrise, after) =>
    `Le soleil se lève à ${time(sunrise)}, ${formatSpan(after)} après le départ.`,
  sunriseLater: (sunrise, after) =>
    `Le soleil ne se lève qu’à ${time(sunrise)}, ${formatSpan(after)} après le départ.`,
  daylight: (sunset) => `Il fait jour du début à la fin : le soleil se couche à ${time(sunset)}.`,
  sunset: (sunset, after) =>
    `Le soleil se couche à ${time(sunset)}, ${formatSpan(after)} après le départ.`,
  sunsetAndDark: (sunset, after, duskEnd) =>
    `Le soleil se couche à ${time(sunset)}, ${formatSpan(after)} après le départ, et il fait nuit à ${time(duskEnd)}.`,
  sunsetBefore: (sunset, before, duskEnd) =>
    `Le soleil se couche à ${time(sunset)}, ${formatSpan(before)} avant le départ, et il fait nuit à ${time(duskEnd)}.`,
  dark: (sunset) => `Il fait nuit dès le départ : le soleil se couche à ${time(sunset)}.`,
  moon: {
    full: 'Dans le ciel, la pleine lune.',
    waxing: {
      gibbous: 'Dans le ciel, une lune gibbeuse croissante.',
      half: 'Dans le ciel, une lune au premier quartier.',
      crescent: 'Dans le ciel, un premier croissant de lune.',
    },
    waning: {
      gibbous: 'Dans le ciel, une lune gibbeuse décroissante.',
      half: 'Dans le ciel, une lune au dernier quartier.',
      crescent: 'Dans le ciel, un dernier croissant de lune.',
    },
  },
};

/** Formats a duration: "20 minutes", or "environ 2 heures" if it is at least an hour. */
function formatSpan(minutes: number): string {
  if (minutes < 60) return `${String(minutes)} ${minutes < 2 ? 'minute' : 'minutes'}`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'environ une heure' : `environ ${String(hours)} heures`;
}
