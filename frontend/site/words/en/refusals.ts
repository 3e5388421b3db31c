import { REFUSALS } from 'shared/refusals';

/** What the server refuses, by its codes, as it says them itself. */
export const words = REFUSALS;
