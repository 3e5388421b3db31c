import { SPECIAL_DAY_SENTENCES, SPECIAL_DAY_TITLES } from 'shared/special-day-texts';

/** Texts about the special days of New York that affect tours. Emails use the same sentences. */
export const specialDays = { titles: SPECIAL_DAY_TITLES, sentences: SPECIAL_DAY_SENTENCES };
