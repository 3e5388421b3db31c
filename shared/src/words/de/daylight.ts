import { formatFor } from '../../format.ts';
import type { DaylightWords } from '../en/daylight.ts';

const { time } = formatFor('de');

/** German sentences about daylight and the moon during a walk. All numbers are minutes. */
export const daylightWords: DaylightWords = {
  sunriseDuring: (sunrise, after) =>
    `Die Sonne geht um ${time(sunrise)} Uhr auf, ${formatSpan(after)} nach dem Start.`,
  sunriseLater: (sunrise, after) =>
    `Die Sonne geht erst um ${time(sunrise)} Uhr auf, ${formatSpan(after)} nach dem Start.`,
  daylight: (sunset) => `Hell bis zum Schluss: Die Sonne geht erst um ${time(sunset)} Uhr unter.`,
  sunset: (sunset, after) =>
    `Die Sonne geht um ${time(sunset)} Uhr unter, ${formatSpan(after)} nach dem Start.`,
  sunsetAndDark: (sunset, after, duskEnd) =>
    `Die Sonne geht um ${time(sunset)} Uhr unter, ${formatSpan(after)} nach dem Start, und ab ${time(duskEnd)} Uhr ist es dunkel.`,
  sunsetBefore: (sunset, before, duskEnd) =>
    `Die Sonne geht um ${time(sunset)} Uhr unter, ${formatSpan(before)} vor dem Start, und ab ${time(duskEnd)} Uhr ist es dunkel.`,
  dark: (sunset) => `Dunkel von Anfang an: Die Sonne geht schon um ${time(sunset)} Uhr unter.`,
  moon: {
    full: 'Am Himmel steht der Vollmond.',
    waxing: {
      gibbous: 'Am Himmel steht ein zunehmender, fast voller Mond.',
      half: 'Am Himmel steht ein zunehmender Halbmond.',
      crescent: 'Am Himmel steht eine zunehmende Mondsichel.',
    },
    waning: {
      gibbous: 'Am Himmel steht ein abnehmender, noch fast voller Mond.',
      half: 'Am Himmel steht ein abnehmender Halbmond.',
      crescent: 'Am Himmel steht eine abnehmende Mondsichel.',
    },
  },
};

/** Formats a duration: "20 Minuten", or "etwa 2 Stunden" if it is at least an hour. */
function formatSpan(minutes: number): string {
  if (minutes < 60) return `${String(minutes)} ${minutes === 1 ? 'Minute' : 'Minuten'}`;
  const hours = Math.round(minutes / 60);
  return hours === 1 ? 'etwa eine Stunde' : `etwa ${String(hours)} Stunden`;
}
