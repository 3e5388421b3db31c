import type { texts as english } from '../../../../site/tours/fact-texts.en';
import { formatInUnit } from '../../../../site/texts/more-formats';
import { format } from '../texts/format';
import { LOCALE } from '../texts/locale';

const KM_PER_MILE = 1.609;

/** Texts for a tour's facts, on its page and in the list of tours. */
export const texts: typeof english = {
  noDates: 'Nessuna data al momento',
  /** A duration: "2 ore e 30 minuti". */
  minutes: (minutes) => durationText(minutes),
  /** A range of durations. */
  minutesRange: (from, to) => `da ${durationText(from)} a ${durationText(to)}`,
  access: {
    miles: (miles) => formatInUnit(LOCALE, 'kilometer', Math.round(miles * KM_PER_MILE * 10) / 10),
    stairs: (flights) =>
      flights === 0
        ? 'niente scale'
        : format.plural(flights, {
            one: () => '1 rampa di scale',
            other: (count) => `${count} rampe di scale`,
          }),
    stepFree: {
      YES: 'senza gradini',
      DETOUR: 'senza gradini con una deviazione',
      NO: 'con gradini',
    },
  },
};

function durationText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const hoursText = hours > 0 ? formatInUnit(LOCALE, 'hour', hours) : '';
  const minutesText = rest > 0 ? formatInUnit(LOCALE, 'minute', rest) : '';
  return [hoursText, minutesText].filter(Boolean).join(' e ');
}
