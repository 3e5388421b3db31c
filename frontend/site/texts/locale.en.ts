/** The locale for numbers and dates in English. */
export const LOCALE = 'en-US';
