import { addDays } from 'shared/new-york';
import type { DateRange } from './reports-api';

/** A range of dates with its name on the page. */
export interface NamedRange {
  name: string;
  range: DateRange;
}

/** Returns the months and years that guides look at most often. Ranges that haven't ended yet end today. */
export function namedRanges(today: string): [NamedRange, ...NamedRange[]] {
  const year = Number(today.slice(0, 4));
  const startOfMonth = `${today.slice(0, 7)}-01`;
  const endOfLastMonth = addDays(startOfMonth, -1);
  return [
    { name: 'This month', range: { from: startOfMonth, to: today } },
    { name: 'Last month', range: { from: `${endOfLastMonth.slice(0, 7)}-01`, to: endOfLastMonth } },
    { name: 'This year', range: { from: `${String(year)}-01-01`, to: today } },
    {
      name: 'Last year',
      range: { from: `${String(year - 1)}-01-01`, to: `${String(year - 1)}-12-31` },
    },
  ];
}
