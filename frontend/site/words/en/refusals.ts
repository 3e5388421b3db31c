import { REFUSALS } from 'shared/refusals';

/** The server's own sentences for its refusals, keyed by code. */
export const words = REFUSALS;
