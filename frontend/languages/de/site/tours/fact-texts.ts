import type { texts as english } from '../../../../site/tours/fact-texts.en';
import { formatInUnit } from '../../../../site/texts/more-formats';
import { LOCALE } from '../texts/locale';
import { format } from '../texts/format';

export const texts: typeof english = {
  noDates: 'Zurzeit keine Termine',
  minutes: (minutes) => durationText(minutes),
  minutesRange: (from, to) => `${durationText(from)} bis ${durationText(to)}`,
  access: {
    miles: (miles) => formatInUnit(LOCALE, 'kilometer', Math.round(miles * 16.09344) / 10),
    stairs: (flights) =>
      flights === 0
        ? 'keine Treppen'
        : format.plural(flights, {
            one: () => '1 Treppe',
            other: (count) => `${count} Treppen`,
          }),
    stepFree: {
      YES: 'stufenlos',
      DETOUR: 'stufenlos mit Umweg',
      NO: 'nicht stufenlos',
    },
  },
};

function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const hoursText = hours > 0 ? formatInUnit(LOCALE, 'hour', hours) : '';
  const minutesText = rest > 0 ? formatInUnit(LOCALE, 'minute', rest) : '';
  return [hoursText, minutesText].filter(Boolean).join(' ');
}
