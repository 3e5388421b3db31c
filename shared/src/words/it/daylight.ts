import { formatFor } from '../../format.ts';
import type { DaylightWords } from '../en/daylight.ts';
import { atTime } from './dates.ts';

const format = formatFor('it');

/** Italian sentences about daylight and the moon during a walk. All numbers are minutes. */
export const daylightWords: DaylightWords = {
  sunriseDuring: (sunrise, after) =>
    `Il sole sorge ${at(sunrise)}, ${formatSpan(after)} dopo la partenza.`,
  sunriseLater: (sunrise, after) =>
    `Il sole sorge ${at(sunrise)}, ${formatSpan(after)} dopo la partenza.`,
  daylight: (sunset) => `Luce per tutto il percorso: il sole tramonta ${at(sunset)}.`,
  sunset: (sunset, after) =>
    `Il sole tramonta ${at(sunset)}, ${formatSpan(after)} dopo la partenza.`,
  sunsetAndDark: (sunset, after, duskEnd) =>
    `Il sole tramonta ${at(sunset)}, ${formatSpan(after)} dopo la partenza, e dalle ${format.time(duskEnd)} è buio.`,
  sunsetBefore: (sunset, before, duskEnd) =>
    `Il sole tramonta ${at(sunset)}, ${formatSpan(before)} prima della partenza, e dalle ${format.time(duskEnd)} è buio.`,
  dark: (sunset) => `Buio fin dalla partenza: il sole tramonta ${at(sunset)}.`,
  moon: {
    full: 'In cielo c’è la luna piena.',
    waxing: {
      gibbous: 'In cielo c’è una luna quasi piena, crescente.',
      half: 'In cielo c’è una mezza luna crescente.',
      crescent: 'In cielo c’è una falce di luna crescente.',
    },
    waning: {
      gibbous: 'In cielo c’è una luna quasi piena, calante.',
      half: 'In cielo c’è una mezza luna calante.',
      crescent: 'In cielo c’è una falce di luna calante.',
    },
  },
};

function at(instant: Date): string {
  return atTime(format.time(instant));
}

/** Formats a duration: "20 minuti", or "circa 2 ore" if it is at least an hour. */
function formatSpan(minutes: number): string {
  if (minutes < 60) return `${String(minutes)} ${minutes === 1 ? 'minuto' : 'minuti'}`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'circa un’ora' : `circa ${String(hours)} ore`;
}
