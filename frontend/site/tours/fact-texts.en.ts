import { formatInUnit } from '../texts/more-formats';
import { LOCALE } from '../texts/locale.en';
import { format } from '../texts/format.en';

/** Texts for a tour's facts, on its page and in the list of tours. */
export const texts = {
  noDates: 'No dates at the moment',
  /** A duration: "2 hours 30 minutes". */
  minutes: (minutes: number) => durationText(minutes),
  /** A range of durations. */
  minutesRange: (from: number, to: number) => `${durationText(from)} to ${durationText(to)}`,
  access: {
    miles: (miles: number) => formatInUnit(LOCALE, 'mile', miles),
    stairs: (flights: number) =>
      flights === 0
        ? 'no stairs'
        : format.plural(flights, {
            one: () => '1 flight of stairs',
            other: (count) => `${count} flights of stairs`,
          }),
    stepFree: {
      YES: 'step-free',
      DETOUR: 'step-free with a detour',
      NO: 'not step-free',
    },
  },
};

function durationText(minutes: number): string {
  const [hours, extraMinutes] = [Math.floor(minutes / 60), minutes % 60];
  const hoursText = hours > 0 ? formatInUnit(LOCALE, 'hour', hours) : '';
  const minutesText = extraMinutes > 0 ? formatInUnit(LOCALE, 'minute', extraMinutes) : '';
  return [hoursText, minutesText].filter(Boolean).join(' ');
}
