import { SPECIAL_DAY_SENTENCES } from 'shared/special-day-sentences';

/** Sentences about the special days in New York that affect tours. Emails use the same sentences. */
export const specialDays = SPECIAL_DAY_SENTENCES;
