export const LANGUAGE = 'de';

/** The locale for numbers and dates in German. */
export const LOCALE = 'de';

export const FIRST_WEEKDAY = 1;
