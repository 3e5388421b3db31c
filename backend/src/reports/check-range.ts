import { addDays } from 'shared/new-york';
import { fieldError, FieldsException } from '../http/problem';

interface DateRange {
  from: string;
  to: string;
}

/**
 * Checks an inclusive range of dates, and returns it.
 *
 * @throws FieldsException if the range ends before it begins, or has more than `maxDays` dates
 */
export function checkRange({ from, to }: DateRange, maxDays: number): DateRange {
  // Reports need the day after the range, which must be before the year 10000.
  const hasDayAfter = addDays(to, 1) !== '';
  if (to >= from && hasDayAfter && addDays(to, -maxDays) < from) return { from, to };
  throw new FieldsException([fieldError('to', 'range-invalid', { most: maxDays })]);
}
