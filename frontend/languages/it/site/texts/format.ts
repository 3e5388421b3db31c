import { formatFor } from 'shared/format';
import { LOCALE } from './locale';

const italian = formatFor(LOCALE);

/** Formats counts, dates, and times in Italian. */
export const format: typeof italian = {
  ...italian,
  /** "lunedì 23 nov alle 10:00". */
  when: (date, start) => `${italian.dayAndDate(date)} ${atTime(start)}`,
};

/** "alle 10:00", or "all’1:00". */
export function atTime(instant: Date | string): string {
  const time = italian.time(instant);
  return time.startsWith('1:') ? `all’${time}` : `alle ${time}`;
}
