import { addDays } from 'shared/new-york';
import { fieldError, FieldsException } from '../http/problem';

interface DateRange {
  from: string;
  to: string;
}

/**
 * Returns an inclusive range of dates.
 *
 * @throws FieldsException if the range ends before it begins, or has more than `maxDays` dates
 */
export function checkRange({ from, to }: DateRange, maxDays: number): DateRange {
  if (to >= from && to < addDays(from, maxDays)) return { from, to };
  throw new FieldsException([fieldError('to', 'range-invalid', { most: maxDays })]);
}
