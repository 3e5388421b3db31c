export const LANGUAGE = 'it';

/** The locale for numbers and dates in Italian. */
export const LOCALE = 'it';

export const FIRST_WEEKDAY = 1;
