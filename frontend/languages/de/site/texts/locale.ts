/** The locale for numbers and dates in German. */
export const LOCALE = 'de';
