/** The locale for numbers and dates in French. */
export const LOCALE = 'fr';
