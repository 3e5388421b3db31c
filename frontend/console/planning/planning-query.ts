import { queryOptions } from '@tanstack/react-query';
import { getPlanning } from '../guide-api';

/** The number of tours that can be led at once, and the booked departures that clash with each other. */
export const planningQuery = queryOptions({ queryKey: ['planning'], queryFn: getPlanning });
