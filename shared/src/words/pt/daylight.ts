import { formatFor } from '../../format.ts';
import type { DaylightWords } from '../en/daylight.ts';

const { time } = formatFor('pt-BR');

/** Portuguese sentences about daylight and the moon during a walk. All numbers are minutes. */
export const daylightWords: DaylightWords = {
  sunriseDuring: (sunrise, after) =>
    `O sol nasce às ${time(sunrise)}, ${formatSpan(after)} depois do início.`,
  sunriseLater: (sunrise, after) =>
    `O sol só nasce às ${time(sunrise)}, ${formatSpan(after)} depois do início.`,
  daylight: (sunset) => `Dia claro do começo ao fim: o sol se põe às ${time(sunset)}.`,
  sunset: (sunset, after) =>
    `O sol se põe às ${time(sunset)}, ${formatSpan(after)} depois do início.`,
  sunsetAndDark: (sunset, after, duskEnd) =>
    `O sol se põe às ${time(sunset)}, ${formatSpan(after)} depois do início, e às ${time(duskEnd)} já está escuro.`,
  sunsetBefore: (sunset, before, duskEnd) =>
    `O sol se põe às ${time(sunset)}, ${formatSpan(before)} antes do início, e às ${time(duskEnd)} já está escuro.`,
  dark: (sunset) => `Escuro desde o início: o sol se põe às ${time(sunset)}.`,
  moon: {
    full: 'É noite de lua cheia.',
    waxing: {
      gibbous: 'A lua está no céu, crescente e quase cheia.',
      half: 'A lua está no céu, em quarto crescente.',
      crescent: 'A lua está no céu, um fio ainda crescendo.',
    },
    waning: {
      gibbous: 'A lua está no céu, minguante e ainda quase cheia.',
      half: 'A lua está no céu, em quarto minguante.',
      crescent: 'A lua está no céu, um fio já minguando.',
    },
  },
};

/** Formats a duration: "20 minutos", or "cerca de 2 horas" if it is at least an hour. */
function formatSpan(minutes: number): string {
  if (minutes < 60) return `${String(minutes)} ${minutes < 2 ? 'minuto' : 'minutos'}`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'cerca de uma hora' : `cerca de ${String(hours)} horas`;
}
