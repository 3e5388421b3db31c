import type { texts as english } from '../../../../site/tours/fact-texts.en';
import { formatInUnit } from '../../../../site/texts/more-formats';
import { format } from '../texts/format';
import { LOCALE } from '../texts/locale';

const KILOMETERS_PER_MILE = 1.609344;

export const texts: typeof english = {
  noDates: 'Por ahora sin fechas',
  minutes: (minutes) => durationText(minutes),
  minutesRange: (from, to) => `de ${durationText(from)} a ${durationText(to)}`,
  access: {
    miles: (miles) =>
      formatInUnit(LOCALE, 'kilometer', Math.round(miles * KILOMETERS_PER_MILE * 10) / 10),
    stairs: (flights) =>
      flights === 0
        ? 'sin escaleras'
        : format.plural(flights, {
            one: () => '1 tramo de escaleras',
            other: (count) => `${count} tramos de escaleras`,
          }),
    stepFree: {
      YES: 'sin escalones',
      DETOUR: 'sin escalones, con un desvío',
      NO: 'con escalones',
    },
  },
};

function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const hoursText = hours > 0 ? formatInUnit(LOCALE, 'hour', hours) : '';
  const minutesText = rest > 0 ? formatInUnit(LOCALE, 'minute', rest) : '';
  return [hoursText, minutesText].filter(Boolean).join(' y ');
}
