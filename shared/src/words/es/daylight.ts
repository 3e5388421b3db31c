import { newYorkTime } from '../../new-york.ts';
import type { DaylightWords } from '../en/daylight.ts';

export const daylightWords: DaylightWords = {
  sunriseDuring: (sunrise, after) =>
    `El sol sale a las ${timeOf(sunrise)}, cuando llevamos ${formatSpan(after)} de paseo.`,
  sunriseLater: (sunrise, after) =>
    `El sol sale a las ${timeOf(sunrise)}, ${formatSpan(after)} después de la salida.`,
  daylight: (sunset) => `Todo el camino de día: el sol se pone a las ${timeOf(sunset)}.`,
  sunset: (sunset, after) =>
    `El sol se pone a las ${timeOf(sunset)}, cuando llevamos ${formatSpan(after)} de paseo.`,
  sunsetAndDark: (sunset, after, duskEnd) =>
    `El sol se pone a las ${timeOf(sunset)}, cuando llevamos ${formatSpan(after)} de paseo, y a las ${timeOf(duskEnd)} ya es de noche.`,
  sunsetBefore: (sunset, before, duskEnd) =>
    `El sol se pone a las ${timeOf(sunset)}, ${formatSpan(before)} antes de la salida, y a las ${timeOf(duskEnd)} ya es de noche.`,
  dark: (sunset) => `De noche desde el principio: el sol se pone a las ${timeOf(sunset)}.`,
  moon: {
    full: 'Hay luna llena.',
    waxing: {
      gibbous: 'La luna está creciendo, ya casi llena.',
      half: 'La luna está en cuarto creciente.',
      crescent: 'Hay una fina luna creciente.',
    },
    waning: {
      gibbous: 'La luna está menguando, pero sigue casi llena.',
      half: 'La luna está en cuarto menguante.',
      crescent: 'Hay una fina luna menguante.',
    },
  },
};

/** "16:31"; from 1:00 to 9:59 without a zero. */
function timeOf(instant: Date): string {
  return newYorkTime(instant).replace(/^0/, '');
}

/** Formats a duration: "20 minutos", or "cerca de 2 horas" if it is at least an hour. */
function formatSpan(minutes: number): string {
  if (minutes < 60) return `${String(minutes)} ${minutes === 1 ? 'minuto' : 'minutos'}`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'cerca de una hora' : `cerca de ${String(hours)} horas`;
}
