import { queryOptions } from '@tanstack/react-query';
import { getSetup } from '../guide-api';

/** The steps for setting up the site, and whether each is done. */
export const setupQuery = queryOptions({ queryKey: ['setup'], queryFn: getSetup });
