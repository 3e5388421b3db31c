import { formatInUnit } from '../../../../site/texts/more-formats';
import type { texts as english } from '../../../../site/tours/fact-texts.en';
import { LOCALE } from '../texts/locale';
import { format } from '../texts/format';

const KILOMETERS_PER_MILE = 1.609;

export const texts: typeof english = {
  noDates: 'Sem datas no momento',
  minutes: (minutes: number) => durationText(minutes),
  minutesRange: (from: number, to: number) => `de ${durationText(from)} a ${durationText(to)}`,
  access: {
    miles: (miles: number) =>
      formatInUnit(LOCALE, 'kilometer', Math.round(miles * KILOMETERS_PER_MILE * 10) / 10),
    stairs: (flights: number) =>
      flights === 0
        ? 'sem escadas'
        : format.plural(flights, {
            one: () => '1 lance de escada',
            other: (count) => `${count} lances de escada`,
          }),
    stepFree: {
      YES: 'sem degraus',
      DETOUR: 'sem degraus, com desvio',
      NO: 'com degraus',
    },
  },
};

function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const hoursText = hours > 0 ? formatInUnit(LOCALE, 'hour', hours) : '';
  const minutesText = rest > 0 ? formatInUnit(LOCALE, 'minute', rest) : '';
  return [hoursText, minutesText].filter(Boolean).join(' e ');
}
