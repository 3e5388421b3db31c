import { queryOptions } from '@tanstack/react-query';
import { getTimeOff } from '../guide-api';

/** All time off that hasn't ended, earliest first. */
export const timeOffQuery = queryOptions({ queryKey: ['time-off'], queryFn: getTimeOff });
