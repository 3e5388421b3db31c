/** The locale for numbers and dates in Italian. */
export const LOCALE = 'it';
