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
  // Counted back from the end, because dates after 9999 can't be compared.
  if (to >= from && addDays(to, -maxDays) < from) return { from, to };
  throw new FieldsException([fieldError('to', 'range-invalid', { most: maxDays })]);
}
