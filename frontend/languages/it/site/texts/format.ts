import { formatFor } from 'shared/format';
import { atTime as atTimeText, dayInSentence } from 'shared/words/it/dates';
import { LOCALE } from './locale';

const italian = formatFor(LOCALE);

/** Formats counts, dates, and times in Italian. */
export const format: typeof italian = {
  ...italian,
  /** "lunedì 23 novembre", because Italian sentences don't abbreviate months. */
  dayAndDate: dayInSentence,
  /** "lunedì 23 novembre alle 10:00". */
  when: (date, start) => `${dayInSentence(date)} ${atTime(start)}`,
};

/** "alle 10:00" in New York. */
export function atTime(instant: Date | string): string {
  return atTimeText(italian.time(instant));
}
