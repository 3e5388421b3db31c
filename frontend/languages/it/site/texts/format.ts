import { formatFor } from 'shared/format';
import { atTime as atTimeText } from 'shared/words/it/at-time';
import { LOCALE } from './locale';

const italian = formatFor(LOCALE);

/** Formats counts, dates, and times in Italian. */
export const format: typeof italian = {
  ...italian,
  /** "lunedì 23 nov alle 10:00". */
  when: (date, start) => `${italian.dayAndDate(date)} ${atTime(start)}`,
};

/** "alle 10:00" in New York. */
export function atTime(instant: Date | string): string {
  return atTimeText(italian.time(instant));
}
