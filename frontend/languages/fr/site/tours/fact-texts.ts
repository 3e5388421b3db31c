import type { texts as english } from '../../../../site/tours/fact-texts.en';
import { formatInUnit } from '../../../../site/texts/more-formats';
import { format } from '../texts/format';
import { LOCALE } from '../texts/locale';

const KILOMETERS_PER_MILE = 1.609344;

/** Texts for a tour's facts, on its page and in the list of tours. */
export const texts: typeof english = {
  noDates: 'Aucune date pour le moment',
  minutes: (minutes) => durationText(minutes),
  minutesRange: (from, to) => `de ${durationText(from)} à ${durationText(to)}`,
  access: {
    miles: (miles) =>
      formatInUnit(LOCALE, 'kilometer', Math.round(miles * KILOMETERS_PER_MILE * 10) / 10),
    stairs: (flights) =>
      flights === 0
        ? 'sans escaliers'
        : format.plural(flights, {
            one: () => '1 volée de marches',
            other: (count) => `${count} volées de marches`,
          }),
    stepFree: {
      YES: 'sans marches',
      DETOUR: 'sans marches avec un détour',
      NO: 'avec des marches',
    },
  },
};

function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const hoursText = hours > 0 ? formatInUnit(LOCALE, 'hour', hours) : '';
  const minutesText = rest > 0 ? formatInUnit(LOCALE, 'minute', rest) : '';
  return [hoursText, minutesText].filter(Boolean).join(' ');
}
