import { CROWDED_DAY_TEXTS } from 'shared/special-day-texts';

/** Texts about the special days of New York that affect tours. Emails use the same texts. */
export const specialDays = CROWDED_DAY_TEXTS;
