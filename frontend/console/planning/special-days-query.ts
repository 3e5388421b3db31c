import { queryOptions } from '@tanstack/react-query';
import { getSpecialDays } from '../guide-api';

/** Each special day's next date, earliest first. */
export const specialDaysQuery = queryOptions({
  queryKey: ['special-days'],
  queryFn: getSpecialDays,
});
