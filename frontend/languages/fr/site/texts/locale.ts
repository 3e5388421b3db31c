export const LANGUAGE = 'fr';

/** The locale for numbers and dates in French. */
export const LOCALE = 'fr';

export const FIRST_WEEKDAY = 1;
