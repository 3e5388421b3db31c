import { queryOptions } from '@tanstack/react-query';
import { getSetup } from '../guide-api';

/** How far the site is set up. */
export const setupQuery = queryOptions({ queryKey: ['setup'], queryFn: getSetup });
