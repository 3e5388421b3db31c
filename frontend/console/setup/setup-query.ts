import { queryOptions } from '@tanstack/react-query';
import { getSetup } from '../guide-api';

/** The steps of setting up the site, and which of them are done. */
export const setupQuery = queryOptions({ queryKey: ['setup'], queryFn: getSetup });
