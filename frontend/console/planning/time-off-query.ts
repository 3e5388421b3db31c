import { queryOptions } from '@tanstack/react-query';
import { getTimeOff } from '../guide-api';

/** The time off that isn't over, earliest first. */
export const timeOffQuery = queryOptions({ queryKey: ['time-off'], queryFn: getTimeOff });
